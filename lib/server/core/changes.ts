import type { RedisClientType } from '@redis/client'
import { singleton } from './singleton.mjs'

/** The connection of this process to the other instances of the site, through Redis. */
export type Cluster = {
  client: RedisClientType
  /** Identifies the content between two writes, the same on every instance; null while Redis is unavailable. */
  generation: string | null
  /** Announces to every instance that the content has changed; resolves once all have acknowledged it, or after a time limit. */
  announce: () => Promise<void>
  /** Reads an entry that an instance of the same build has written. */
  read: (key: string) => Promise<Buffer | null>
  /** Writes an entry that expires after `seconds`. */
  write: (key: string, bytes: Buffer, seconds: number) => Promise<void>
  close: () => void
}

const shared = singleton('cluster', (): { current?: Cluster | undefined } => ({}))

/** The cluster that this process belongs to; undefined for a site that runs as one process. */
export const cluster = () => shared.current

/** Joins a cluster, or with undefined leaves it. The previous connection is closed. */
export function setCluster(next: Cluster | undefined): void {
  shared.current?.close()
  shared.current = next
}

const content = singleton('content', () => ({ version: 0 }))

/** How many times the content has changed since the process started: a page rendered at an earlier version may be outdated. */
export function contentVersion(): number {
  return content.version
}

/** Marks every page rendered so far as outdated. */
export function bumpContentVersion(): void {
  content.version += 1
}

/** Outdates every cached page, on all instances: after a write that pages show. */
export async function announceChange(): Promise<void> {
  bumpContentVersion()
  await cluster()?.announce()
}
