import { readFile } from 'node:fs/promises'
import { createClient, ErrorReply, type RedisClientType } from '@redis/client'
import { SettingsError } from '../../core/env'
import type { Cluster } from '../../core/changes'
import { RedisCluster } from './redis-cluster'

/** Milliseconds. */
const CONNECT_LIMIT = 3_000
const LONGEST_PAUSE = 1_000
/** A server that sends nothing for so long counts as unavailable. */
const SILENCE_LIMIT = 3_000

const connect = (url: string) =>
  createClient({
    url,
    name: 'plumbline',
    disableOfflineQueue: true,
    pingInterval: SILENCE_LIMIT / 3,
    socket: {
      connectTimeout: CONNECT_LIMIT,
      socketTimeout: SILENCE_LIMIT,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_PAUSE),
    },
  }) as RedisClientType

/**
 * Joins the instances of this site at a Redis or Valkey server. If it is unavailable, connecting is retried; until then this
 * instance works alone, and others see its writes once their cached pages expire.
 * @throws SettingsError if the server refuses the connection
 */
export async function openCluster(url: string): Promise<Cluster> {
  const [client, listener] = [connect(url), connect(url)]
  const site = `plumbline:${new URL(url).pathname.slice(1) || '0'}`
  const build = await readFile('.next/BUILD_ID', 'utf8').catch(() => 'none')
  const joined = new RedisCluster(client, listener, site, build.trim())
  const found = await new Promise<Error | null>((resolve) => {
    for (const each of [client, listener]) {
      each.on('error', (error: Error) => (joined.lost(error), resolve(error)))
      each.on('ready', () => {
        if (client.isReady && listener.isReady)
          joined.join().then(
            () => resolve(null),
            (error: Error) => (joined.lost(error), resolve(error)),
          )
      })
      each.connect().catch(resolve)
    }
  })
  if (found instanceof ErrorReply) {
    joined.close()
    throw new SettingsError(`The Redis server at REDIS_URL refuses: ${found.message}`)
  }
  return joined
}
