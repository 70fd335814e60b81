import 'server-only'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What became of one sending: taken, refused for good, or to be tried again. */
export type Outcome = 'taken' | 'refused' | 'later'

export type QueueParts = {
  /** Where what waits is kept over restarts. */
  file: string
  /** Tells the search engines of the posts with these ids. */
  send: (ids: string[]) => Promise<Outcome>
  /** Does something after so many milliseconds. */
  wait: (milliseconds: number, then: () => void) => void
  /** Told when what waits could not be kept or was given up. */
  warn: (error: unknown, message: string) => void
}

/** Milliseconds; several saves in a row make one ping. */
const GATHER = 5_000
const FIRST_RETRY = 60_000
const LONGEST_RETRY = 6 * 60 * 60 * 1000
/** Beyond a week of trying, nobody is there. */
const MAX_TRIES = 32
const MAX_WAITING = 10_000

/** Ids of posts that search engines are still to be told of: one sending at a time, tried again ever more seldom. */
export class PingQueue {
  #waiting = new Set<string>()
  /** What was put in line since the last sending began, which does not count for it. */
  #since = new Set<string>()
  #tries = 0
  #planned = false
  #kept: Promise<unknown> = Promise.resolve()

  constructor(private readonly parts: QueueParts) {}

  /** Takes up what waited when the process ended. */
  async resume(): Promise<void> {
    const kept = await readFile(this.parts.file, 'utf8').then(JSON.parse).catch(() => [])
    for (const id of Array.isArray(kept) ? kept : []) if (typeof id === 'string') this.#waiting.add(id)
    if (this.#waiting.size > 0) this.#plan(GATHER)
  }

  /** Puts a post in line; one that waits already is told of once. */
  async add(id: string): Promise<void> {
    if (this.#waiting.size >= MAX_WAITING && !this.#waiting.has(id)) return
    this.#waiting.add(id)
    this.#since.add(id)
    await this.#keep()
    this.#plan(GATHER)
  }

  #plan(milliseconds: number): void {
    if (this.#planned) return
    this.#planned = true
    this.parts.wait(milliseconds, () => void this.#send())
  }

  async #send(): Promise<void> {
    const ids = [...this.#waiting]
    this.#since.clear()
    const outcome = await this.parts.send(ids).catch((): Outcome => 'later')
    this.#planned = false
    this.#tries += 1
    if (outcome === 'later' && this.#tries < MAX_TRIES) {
      return this.#plan(Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (this.#tries - 1)))
    }
    if (outcome !== 'taken') this.parts.warn(null, `search engines did not take ${ids.length} address(es)`)
    this.#tries = 0
    for (const id of ids) if (!this.#since.has(id)) this.#waiting.delete(id)
    await this.#keep()
    if (this.#waiting.size > 0) this.#plan(GATHER)
  }

  #keep(): Promise<unknown> {
    this.#kept = this.#kept.then(() => this.#write()).catch((error: unknown) => this.parts.warn(error, 'the queue of pings could not be kept'))
    return this.#kept
  }

  async #write(): Promise<void> {
    const { file } = this.parts
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(`${file}.new`, JSON.stringify([...this.#waiting]), { flush: true })
    await rename(`${file}.new`, file)
  }
}
