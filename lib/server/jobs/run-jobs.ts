import { log } from '../core/log'
import { singleton } from '../core/singleton.mjs'
import { withTimeout } from '../core/with-timeout'
import { database } from '../db/open/connect'
import { type JobHandler, runJob } from './run-job'
import { leaseJobs, type LeasedJob, nextDue, returnJob } from './leases'

/** Milliseconds between two polls for due jobs. */
const EVERY = 1_000
/** Milliseconds that a stop waits for running jobs; later they are another instance's. */
const STOP_WAIT = 5_000

type Running = { job: LeasedJob; ended: Promise<void> }

/** Does the jobs of an instance. Several instances share the work: each job is leased to one of them. */
export class JobRunner {
  readonly #handlers: ReadonlyMap<string, JobHandler>
  readonly #running = new Map<string, Running>()
  readonly #stopped = new AbortController()
  #timer: ReturnType<typeof setInterval> | undefined
  #looking: Promise<void> | null = null
  #hasFailed = false

  constructor(handlers: JobHandler[]) {
    this.#handlers = new Map(handlers.map((handler) => [handler.kind.name, handler]))
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), EVERY).unref()
  }

  /** Starts the jobs that are due, as far as there is room. Never throws. */
  look(): Promise<void> {
    this.#looking ??= this.#startDue()
      .then(
        () => (this.#hasFailed = false),
        (error: unknown) => this.#noteFailure(error),
      )
      .then(() => void (this.#looking = null))
    return this.#looking
  }

  /** Logs the first of a row of failures, as while the database is away. */
  #noteFailure(error: unknown): void {
    if (!this.#hasFailed) log.warn({ err: error }, 'background jobs cannot be looked up')
    this.#hasFailed = true
  }

  /** Does every job that is due, those that these cause included. */
  async drain(): Promise<void> {
    do {
      await this.look()
      await Promise.all([...this.#running.values()].map(({ ended }) => ended))
      // A job that has ended looks for the next one, which is not due any more once it is leased.
      await this.#looking
    } while (this.#running.size > 0 || (await this.#dueKinds()).length > 0)
  }

  /** Starts no more jobs, waits a while for those that run, and leaves the rest to other instances. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopped.abort()
    await this.#looking
    const running = [...this.#running.values()]
    await withTimeout(Promise.all(running.map(({ ended }) => ended)), STOP_WAIT, () => undefined)
    for (const { job } of this.#running.values()) {
      await returnJob(await database(), job, { attempts: job.attempts - 1 })
    }
  }

  async #dueKinds(): Promise<JobHandler[]> {
    const due = await nextDue(await database())
    const now = Date.now()
    return [...this.#handlers.values()].filter(({ kind }) => (due.get(kind.name)?.getTime() ?? Infinity) <= now)
  }

  async #startDue(): Promise<void> {
    for (const handler of await this.#dueKinds()) {
      const { kind } = handler
      const busy = [...this.#running.values()].filter(({ job }) => job.kind === kind.name).length
      const room = (kind.concurrency ?? 1) - busy
      if (room <= 0 || this.#stopped.signal.aborted) continue
      for (const job of await leaseJobs(await database(), kind, room)) this.#run(job, handler)
    }
  }

  #run(job: LeasedJob, handler: JobHandler): void {
    const ended = runJob(job, handler, this.#stopped.signal)
      .catch((error: unknown) => log.warn({ err: error, kind: job.kind }, 'a background job could not be ended'))
      .then(() => {
        this.#running.delete(job.id)
        if (!this.#stopped.signal.aborted) void this.look()
      })
    this.#running.set(job.id, { job, ended })
  }
}

const shared = singleton('jobs', (): { runner?: JobRunner | undefined } => ({}))

/** Does the jobs of some kinds in this process, until stopJobs(). */
export function handleJobs(handlers: JobHandler[]): void {
  shared.runner = new JobRunner(handlers)
  shared.runner.start()
}

/** Ends the background work of this process, before its database closes. */
export async function stopJobs(): Promise<void> {
  const { runner } = shared
  shared.runner = undefined
  await runner?.stop()
}
