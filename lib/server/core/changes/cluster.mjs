import { singleton } from '../singleton.mjs'

/**
 * The connection of this process to the other instances of the site, through Redis.
 * @typedef {object} Cluster
 * @property {import('@redis/client').RedisClientType} client
 * @property {string | null} generation identifies the content between two writes, the same on every instance; null while Redis is
 *   unavailable
 * @property {() => Promise<void>} announce announces to every instance that the content has changed; resolves once all have acknowledged
 *   it, or after a time limit
 * @property {(key: string) => Promise<Buffer | null>} read an entry that an instance of the same build has written
 * @property {(key: string, bytes: Buffer, seconds: number) => Promise<void>} write an entry that expires after `seconds`
 * @property {() => void} close
 */

const shared = singleton('cluster', () => /** @type {{ current?: Cluster | undefined }} */ ({}))

/** The cluster that this process belongs to; undefined for a site that runs as one process. */
export const cluster = () => shared.current

/** Joins a cluster, or with undefined leaves it. The previous connection is closed. */
export function setCluster(/** @type {Cluster | undefined} */ next) {
  shared.current?.close()
  shared.current = next
}
