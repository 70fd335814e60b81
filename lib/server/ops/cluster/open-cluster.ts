import { readFile } from 'node:fs/promises'
import { createClient, ErrorReply, type RedisClientType, RESP_TYPES } from '@redis/client'
import { SettingsError } from '../../core/env'
import { type Cluster, bumpContentVersion } from '../../core/changes'
import { randomUUID } from 'node:crypto'
import { log } from '../../core/log'
import { withTimeout } from '../../core/with-timeout'

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

type Pending = { expected: number; acknowledged: number; done: () => void }

/** Counts acknowledgements of a message, so that its sender can wait for all receivers. */
class Broadcast {
  private readonly pending = new Map<string, Pending>()

  /**
   * Sends a message and waits until every receiver has acknowledged it.
   * @param send resolves to the number of receivers
   * @param limit milliseconds; a receiver that lost its connection cannot be waited for longer
   * @returns whether all have acknowledged
   */
  async send(id: string, send: () => Promise<number>, limit: number): Promise<boolean> {
    let done = () => {}
    const all = new Promise<boolean>((resolve) => (done = () => resolve(true)))
    const entry: Pending = { expected: Infinity, acknowledged: 0, done }
    this.pending.set(id, entry)
    const sent = async () => {
      entry.expected = await send()
      if (entry.acknowledged >= entry.expected) done()
      return all
    }
    try {
      return await withTimeout(sent(), limit, () => false)
    } finally {
      this.pending.delete(id)
    }
  }

  acknowledge(id: string): void {
    const entry = this.pending.get(id)
    if (!entry) return
    entry.acknowledged += 1
    if (entry.acknowledged >= entry.expected) entry.done()
  }
}

/** Milliseconds that a write waits for the other instances to acknowledge it. */
const ACKNOWLEDGE_TIMEOUT = 1_000

/** The Redis connections of one instance: one for commands, one for subscriptions. */
class RedisCluster implements Cluster {
  generation: string | null = null
  private readonly name = randomUUID()
  private readonly broadcast = new Broadcast()
  /** Whether writes may have happened, here or elsewhere, of which this instance was not notified. */
  private hasMissedWrites = false
  private isDown = false

  constructor(
    readonly client: RedisClientType,
    private readonly listener: RedisClientType,
    private readonly site: string,
    /** Pages of another build have other scripts. */
    private readonly build: string,
  ) {}

  async read(key: string): Promise<Buffer | null> {
    return this.client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(`${this.site}:${this.build}:${key}`)
  }

  async write(key: string, bytes: Buffer, seconds: number): Promise<void> {
    await this.client.set(`${this.site}:${this.build}:${key}`, bytes, { expiration: { type: 'EX', value: seconds } })
  }

  /** Joins once both connections are ready, for the first time or again. */
  async join(): Promise<void> {
    await this.listener.subscribe(`${this.site}:changes`, this.onChange)
    await this.listener.subscribe(`${this.site}:heard:${this.name}`, this.onAcknowledged)
    if (this.hasMissedWrites) {
      bumpContentVersion()
      await this.announce()
    } else {
      const key = `${this.site}:generation`
      await this.client.set(key, randomUUID(), { condition: 'NX' })
      this.generation ??= await this.client.get(key)
    }
    if (this.isDown || !this.hasMissedWrites)
      log.info('Redis is available: pages and limits are shared with the other instances')
    this.hasMissedWrites = true
    this.isDown = false
  }

  /** Handles a connection that broke or could not be opened. */
  lost(error: Error): void {
    this.generation = null
    this.hasMissedWrites = true
    if (this.isDown) return
    this.isDown = true
    log.error({ err: error }, 'Redis cannot be reached (REDIS_URL): this instance works alone until it can')
  }

  announce = async (): Promise<void> => {
    if (!this.client.isReady || !this.listener.isReady) return
    const id = randomUUID()
    // Until the message is received, which never happens while Redis is read-only, pages are rendered under a generation that nobody
    // else knows.
    this.generation &&= randomUUID()
    const publish = async () => {
      const steps = this.client
        .multi()
        .set(`${this.site}:generation`, id)
        .publish(`${this.site}:changes`, `${this.name} ${id}`)
      return Number((await steps.exec())[1])
    }
    const all = await this.broadcast.send(id, publish, ACKNOWLEDGE_TIMEOUT).catch(() => false)
    if (!all)
      log.warn('a change was not acknowledged by every instance: some of their pages may be outdated until they expire')
  }

  close(): void {
    this.generation = null
    for (const each of [this.client, this.listener]) if (each.isOpen) each.destroy()
  }

  private readonly onChange = (message: string): void => {
    const [sender = '', id = ''] = message.split(' ')
    bumpContentVersion()
    this.generation = id
    this.client.publish(`${this.site}:heard:${sender}`, id).catch(() => log.debug('a change could not be acknowledged'))
  }

  private readonly onAcknowledged = (id: string): void => this.broadcast.acknowledge(id)
}
