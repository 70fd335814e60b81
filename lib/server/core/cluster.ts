import 'server-only'
import type { RedisClientType } from '@redis/client'
import { singleton } from './singleton.mjs'

/** What this process shares with the others that serve the same site: its end of Redis. */
export type Cluster = {
  client: RedisClientType
  /** Names the content between two writes, the same for every instance; null while Redis is away. */
  generation: string | null
  /** Tells every instance that the content has changed; resolves when each has heard, or cannot be waited for. */
  announce: () => Promise<void>
  /** Something that an instance of the same build has kept. */
  read: (key: string) => Promise<Buffer | null>
  /** @param seconds after which it is forgotten. */
  keep: (key: string, bytes: Buffer, seconds: number) => Promise<void>
  close: () => void
}

const shared = singleton('cluster', (): { cluster?: Cluster | undefined } => ({}))

/** The other instances; undefined for a site that runs as one process. */
export const instances = (): Cluster | undefined => shared.cluster

export function setCluster(next: Cluster | undefined): void {
  shared.cluster?.close()
  shared.cluster = next
}
