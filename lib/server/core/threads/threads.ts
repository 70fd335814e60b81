import path from 'node:path'
import { SHARE_ENV, Worker } from 'node:worker_threads'
import { singleton } from '../singleton.mjs'

/** An error as a thread sends it. */
export type Fault = { type: string; message: string; fields: Record<string, unknown> }

/** A function for a thread: its module, by its path in the repository, and what it is called with. */
export type ThreadTask = {
  module: string
  name: string
  args: unknown[]
  /** Functions of this side that it may call: its last argument, if there are any. */
  calls?: Record<string, (...args: never[]) => unknown>
  /** The errors that it may throw, besides those of JavaScript, by name. */
  errors?: Record<string, { prototype: Error }>
  /** Milliseconds for which it may compute without a pause: 15 seconds, unless given. */
  deadline?: number
  /** The error for a thread that was ended, which gets a sentence: ThreadEndedError, unless given. */
  ended?: (reason: string) => Error
}

/**
 * A thread was ended, since what it worked on took too long, or more memory than a document may. One class for all bundles of Next,
 * which share their threads.
 */
export const ThreadEndedError = singleton('thread-ended-error', () => class ThreadEndedError extends Error {})

/** Characters below which the caller's own thread parses a text: it takes a tenth of a second at worst. */
export const LARGE_TEXT = 100_000

/** Built at run time, so that bundlers do not move it. */
const ENTRY = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/server/core/threads/thread-entry.mjs')
/** Megabytes. */
const MEMORY = 512
const DEADLINE = 15_000
/** Milliseconds in which a thread starts, on a machine that has much to do. */
const START = 60_000
/** Milliseconds after which a thread without work ends. */
const IDLE = 30_000
/** Tasks at once, apart from those of threads that are leased. */
const CONCURRENCY = 3

const STANDARD: Required<ThreadTask>['errors'] = { RangeError, SyntaxError, TypeError }

function errorOf({ type, message, fields }: Fault, errors: ThreadTask['errors']): Error {
  const known = errors?.[type] ?? STANDARD[type]
  return Object.assign(Object.setPrototypeOf(new Error(message), (known ?? Error).prototype) as Error, fields)
}

/** A thread for what strangers wrote: it runs one task at a time, and is ended with one that takes too long. */
export class Thread {
  readonly #beats = new Int32Array(new SharedArrayBuffer(4))
  readonly #worker: Worker
  isEnded = false

  constructor() {
    this.#worker = new Worker(ENTRY, {
      workerData: { beats: this.#beats.buffer },
      execArgv: [],
      env: SHARE_ENV,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    })
    this.#worker.once('exit', () => (this.isEnded = true))
    this.#worker.unref()
  }

  /** @throws what `ended` makes, or what the function throws. */
  async run<Result>(task: ThreadTask): Promise<Result> {
    const { module, name, args, calls = {}, errors, deadline = DEADLINE } = task
    const { ended = (reason) => new ThreadEndedError(reason) } = task
    const worker = this.#worker
    let stop = () => {}
    let failure: { error: unknown } | null = null
    const work = new Promise<Result>((resolve, reject) => {
      const onMessage = (message: Message<Result>) => {
        if ('call' in message) void this.#answer(message, calls).catch((error: unknown) => (failure ??= { error }))
        else if ('fault' in message) reject(failure ? failure.error : errorOf(message.fault, errors))
        else resolve(message.result)
      }
      const onError = (error: Error & { code?: string }) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? ended('It takes too much memory.') : error)
      const onExit = () => reject(ended('It takes too long.'))
      const watch = this.#watch(deadline)
      worker.on('message', onMessage).on('error', onError).on('exit', onExit)
      stop = () => {
        clearInterval(watch)
        worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      }
    })
    worker.ref()
    worker.postMessage({ module, name, args, calls: Object.keys(calls) })
    try {
      return await work
    } finally {
      stop()
      worker.unref()
    }
  }

  async end(): Promise<void> {
    this.isEnded = true
    await this.#worker.terminate()
  }

  /** Ends the thread once it did nothing but compute for some milliseconds. */
  #watch(deadline: number): ReturnType<typeof setInterval> {
    let [beats, since] = [Atomics.load(this.#beats, 0), performance.now()]
    return setInterval(() => {
      const now = Atomics.load(this.#beats, 0)
      if (now !== beats) [beats, since] = [now, performance.now()]
      else if (performance.now() - since > (beats === 0 ? START : deadline)) void this.end()
    }, 200)
  }

  async #answer({ call, question, args }: Call, calls: Required<ThreadTask>['calls']): Promise<void> {
    try {
      this.#worker.postMessage({ question, answer: await calls[call]?.(...(args as never[])) })
    } catch (error) {
      this.#worker.postMessage({ question, fault: true })
      throw error
    }
  }
}

type Call = { call: string; question: number; args: unknown[] }
type Message<Result> = Call | { fault: Fault } | { result: Result }

const pool = singleton('threads', () => ({
  idle: new Map<Thread, ReturnType<typeof setTimeout>>(),
  running: 0,
  waiting: [] as (() => void)[],
}))

/** A thread for one caller alone, which returns it. */
export function leaseThread(): Thread {
  for (const [thread, timer] of pool.idle) {
    pool.idle.delete(thread)
    clearTimeout(timer)
    if (!thread.isEnded) return thread
  }
  return new Thread()
}

/** Gives a thread back for other work. */
export function returnThread(thread: Thread): void {
  if (thread.isEnded) return
  const end = () => {
    pool.idle.delete(thread)
    void thread.end()
  }
  pool.idle.set(thread, setTimeout(end, IDLE).unref())
}

/** Runs a task in a thread, as soon as there is one. @throws what `ended` makes, or what the function throws. */
export async function runInThread<Work extends (...args: never[]) => unknown>(
  task: ThreadTask,
): Promise<Awaited<ReturnType<Work>>> {
  if (pool.running >= CONCURRENCY) await new Promise<void>((resolve) => pool.waiting.push(resolve))
  else pool.running += 1
  const thread = leaseThread()
  try {
    return await thread.run(task)
  } finally {
    returnThread(thread)
    const next = pool.waiting.shift()
    if (next) next()
    else pool.running -= 1
  }
}
