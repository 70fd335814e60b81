import 'server-only'
import { cluster } from './cluster'
import { bumpContentVersion } from './content-version'

/** Outdates every cached page, on all instances: after a write that pages show. */
export async function announceChange(): Promise<void> {
  bumpContentVersion()
  await cluster()?.announce()
}
