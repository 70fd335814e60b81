import 'server-only'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The result of a ping: accepted, rejected for good, or to be retried. */
export type Outcome = 'accepted' | 'rejected' | 'retry'

export type QueueParts = {
  /** Where the queue is stored across restarts. */
  file: string
  /** Notifies the search engines of the posts with these ids. */
  send: (ids: string[]) => Promise<Outcome>
  /** Schedules a callback. */
  wait: (milliseconds: number, then: () => void) => void
  /** Called when the queue could not be stored or a ping was given up. */
  warn: (error: unknown, message: string) => void
}

/** Milliseconds; several saves in a row become one ping. */
const GATHER = 5_000
const FIRST_RETRY = 60_000
const LONGEST_RETRY = 6 * 60 * 60 * 1000
/** More than a week of retries. */
const MAX_TRIES = 32
const MAX_QUEUED = 10_000

/** Ids of posts that search engines are to be notified of: one ping at a time, retried with exponential backoff. */
export class PingQueue {
  #queued = new Set<string>()
  /** Ids added since the last ping was sent, which it does not include. */
  #since = new Set<string>()
  #tries = 0
  #isScheduled = false
  #stored: Promise<unknown> = Promise.resolve()

  constructor(private readonly parts: QueueParts) {}

  /** Loads the queue that the last process stored. */
  async resume(): Promise<void> {
    const stored = await readFile(this.parts.file, 'utf8')
      .then(JSON.parse)
      .catch(() => [])
    for (const id of Array.isArray(stored) ? stored : []) if (typeof id === 'string') this.#queued.add(id)
    if (this.#queued.size > 0) this.#schedule(GATHER)
  }

  /** Queues posts; one that is queued already is sent once. */
  async add(...ids: string[]): Promise<void> {
    for (const id of ids) {
      if (this.#queued.size >= MAX_QUEUED && !this.#queued.has(id)) continue
      this.#queued.add(id)
      this.#since.add(id)
    }
    await this.#store()
    this.#schedule(GATHER)
  }

  #schedule(milliseconds: number): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    this.parts.wait(milliseconds, () => void this.#send())
  }

  async #send(): Promise<void> {
    const ids = [...this.#queued]
    this.#since.clear()
    const outcome = await this.parts.send(ids).catch((): Outcome => 'retry')
    this.#isScheduled = false
    this.#tries += 1
    if (outcome === 'retry' && this.#tries < MAX_TRIES) {
      return this.#schedule(Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (this.#tries - 1)))
    }
    if (outcome !== 'accepted') this.parts.warn(null, `search engines rejected ${ids.length} URL(s)`)
    this.#tries = 0
    for (const id of ids) if (!this.#since.has(id)) this.#queued.delete(id)
    await this.#store()
    if (this.#queued.size > 0) this.#schedule(GATHER)
  }

  #store(): Promise<unknown> {
    this.#stored = this.#stored
      .then(() => this.#write())
      .catch((error: unknown) => this.parts.warn(error, 'the queue of pings could not be stored'))
    return this.#stored
  }

  async #write(): Promise<void> {
    const { file } = this.parts
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(`${file}.new`, JSON.stringify([...this.#queued]), { flush: true })
    await rename(`${file}.new`, file)
  }
}
