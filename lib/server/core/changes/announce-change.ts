import 'server-only'
import { cluster } from './cluster.mjs'
import { bumpContentVersion } from './content-version.mjs'

/** Outdates every cached page, on all instances: after a write that pages show. */
export async function announceChange(): Promise<void> {
  bumpContentVersion()
  await cluster()?.announce()
}
