import 'server-only'
import { randomUUID } from 'node:crypto'
import { RESP_TYPES, type RedisClientType } from '@redis/client'
import { bumpContentVersion } from '../../core/content-version.mjs'
import { log } from '../../core/log'
import { Broadcast } from './broadcast'
import type { Cluster } from '../../core/cluster.mjs'

/** Milliseconds for which a write waits for the other instances to hear of it. */
const HEARING_LIMIT = 1_000

/** One instance's end of Redis: a connection for commands, and one that listens. */
export class RedisCluster implements Cluster {
  generation: string | null = null
  private readonly name = randomUUID()
  private readonly announcements = new Broadcast()
  /** Whether writes may have happened, here or elsewhere, that were not heard of. */
  private missed = false
  private away = false

  constructor(
    readonly client: RedisClientType,
    private readonly listener: RedisClientType,
    private readonly site: string,
    /** Pages of another build show other scripts. */
    private readonly build: string,
  ) {}

  async read(key: string): Promise<Buffer | null> {
    return this.client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(`${this.site}:${this.build}:${key}`)
  }

  async write(key: string, bytes: Buffer, seconds: number): Promise<void> {
    await this.client.set(`${this.site}:${this.build}:${key}`, bytes, { expiration: { type: 'EX', value: seconds } })
  }

  /** Takes part once both connections are there, for the first time or again. */
  async join(): Promise<void> {
    await this.listener.subscribe(`${this.site}:changes`, this.hear)
    await this.listener.subscribe(`${this.site}:heard:${this.name}`, this.heard)
    if (this.missed) {
      bumpContentVersion()
      await this.announce()
    } else {
      const key = `${this.site}:generation`
      await this.client.set(key, randomUUID(), { condition: 'NX' })
      this.generation ??= await this.client.get(key)
    }
    if (this.away || !this.missed) log.info('Redis is there: pages and limits are shared with the other instances')
    this.missed = true
    this.away = false
  }

  /** A connection broke, or was not to be had. */
  lost(error: Error): void {
    this.generation = null
    this.missed = true
    if (this.away) return
    this.away = true
    log.error({ err: error }, 'Redis cannot be reached (REDIS_URL): this instance serves by itself until it can')
  }

  announce = async (): Promise<void> => {
    if (!this.client.isReady || !this.listener.isReady) return
    const id = randomUUID()
    // Until it is heard, and it never is while Redis takes no writes, pages are drawn under a name that nobody else knows.
    this.generation &&= randomUUID()
    const publish = async () => {
      const steps = this.client.multi().set(`${this.site}:generation`, id).publish(`${this.site}:changes`, `${this.name} ${id}`)
      return Number((await steps.exec())[1])
    }
    const all = await this.announcements.send(id, publish, HEARING_LIMIT).catch(() => false)
    if (!all) log.warn('a change was not heard by every instance: some of their pages may be older until their time is up')
  }

  close(): void {
    this.generation = null
    for (const each of [this.client, this.listener]) if (each.isOpen) each.destroy()
  }

  private readonly hear = (message: string): void => {
    const [sender = '', id = ''] = message.split(' ')
    bumpContentVersion()
    this.generation = id
    this.client.publish(`${this.site}:heard:${sender}`, id).catch(() => log.debug('the sender of a change is out of reach'))
  }

  private readonly heard = (id: string): void => this.announcements.heard(id)
}
