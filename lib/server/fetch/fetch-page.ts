import { Agent, request, type Dispatcher } from 'undici'
import { isRobotCheck, REFUSED, robotCheck } from '../../reader/judge/robot-check'
import { ReaderError } from '../../reader/reader-options'
import { LARGE_TEXT, runInThread } from '../core/threads/threads'
import { decodeText, readBody, tooLarge } from './read-body'
import { guardedConnector, type Lookup, targetOf, type FetchRules, type Target } from './target'

/** Milliseconds; a shop that names a later time gets the next request after a week. */
const LONGEST = 7 * 86_400_000

export type FetchOptions = FetchRules & {
  /** Milliseconds from the first DNS lookup to the last byte. */
  deadline?: number
  /** Bytes, both compressed and decompressed. */
  maxBytes?: number
  lookup?: Lookup
  userAgent?: string
  /** The Accept header. */
  accept?: string
  /** Further headers, such as a password: they are sent to no other site that the address leads on to. */
  headers?: Record<string, string>
  /** Called before each request, those of redirects included; what it throws ends the fetch. */
  beforeRequest?: (page: URL) => Promise<void>
}

/** A page's HTML, and its address after redirects. */
type FetchedPage = { html: string; url: string }

const DEADLINE = 15_000
const MAX_BYTES = 6 * 1024 * 1024
const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Statuses by which shops block robots. */
export const REFUSALS = new Set([401, 403, 406, 418, 429, 451, 503])
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Plumbline/1.0'

/**
 * Fetches a page from the public internet, with limits on time, size and redirects.
 * @throws ReaderError if the page cannot be fetched.
 */
export async function fetchPage(address: string, options: FetchOptions = {}): Promise<FetchedPage> {
  return fetchWith(address, options, async (response, page) => {
    const html = await htmlOf(response, options.maxBytes ?? MAX_BYTES)
    await checkStatus(response, html)
    return { html, url: page.href }
  })
}

/**
 * Requests whatever is at an address, with the same limits; only the body of a failure is read.
 * @throws ReaderError if the response is a failure.
 */
export async function fetchStatus(address: string, options: FetchOptions = {}): Promise<void> {
  return fetchWith(address, { accept: '*/*', ...options }, async (response) => {
    if (response.statusCode >= 300) await checkStatus(response, await htmlOf(response, options.maxBytes ?? MAX_BYTES))
  })
}

/**
 * Fetches a file from the public internet, with the same limits.
 * @param type the content types that are accepted.
 * @throws ReaderError if it cannot be fetched or has another type.
 */
export async function fetchFile(address: string, type: RegExp, options: FetchOptions = {}): Promise<Buffer> {
  return fetchWith(address, options, async (response) => {
    const { statusCode } = response
    if (statusCode < 200 || statusCode >= 300)
      throw new ReaderError('http-status', `The site answered with status ${statusCode}.`, {
        answer: answerOf(response),
      })
    if (!type.test(headerOf(response, 'content-type')))
      throw new ReaderError('wrong-type', 'The address leads to a file of another kind.')
    return readBody(response.body, headerOf(response, 'content-encoding'), options.maxBytes ?? MAX_BYTES)
  })
}

type Read<T> = (response: Dispatcher.ResponseData, page: URL) => Promise<T>

/**
 * Requests an address, with limits on time and redirects, and reads the response of the last one.
 * @throws ReaderError
 */
export async function fetchWith<T>(address: string, options: FetchOptions, read: Read<T>): Promise<T> {
  const signal = AbortSignal.timeout(options.deadline ?? DEADLINE)
  try {
    const found = follow(targetOf(address, undefined, options), options, signal, read)
    return await Promise.race([found, rejectionBy(signal)])
  } catch (error) {
    throw asReaderError(error, signal)
  }
}

/** A DNS lookup cannot be aborted, so the timeout does not wait for it. */
function rejectionBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}

async function follow<T>(start: Target, options: FetchOptions, signal: AbortSignal, read: Read<T>): Promise<T> {
  let target = start
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    await options.beforeRequest?.(target.page)
    const isSame = target.page.origin === start.page.origin
    const next = await visit(target, isSame ? options : { ...options, headers: {} }, signal, read)
    if ('found' in next) return next.found
    target = targetOf(next.location, target.page, options)
  }
  throw new ReaderError('unreachable', 'The address keeps leading on to other addresses.')
}

/** One request: what is read of its response, or the target of a redirect. */
async function visit<T>(
  target: Target,
  options: FetchOptions,
  signal: AbortSignal,
  read: Read<T>,
): Promise<{ found: T } | { location: string }> {
  const agent = new Agent(target.trusted ? {} : { connect: guardedConnector(options.lookup) })
  try {
    const response = await request(target.request, { dispatcher: agent, signal, headers: headersOf(options) })
    response.body.on('error', () => {})
    const location = headerOf(response, 'location')
    if (REDIRECTS.has(response.statusCode) && location) return { location }
    return { found: await read(response, target.page) }
  } finally {
    await agent.destroy()
  }
}

function headersOf(options: FetchOptions): Record<string, string> {
  return {
    'user-agent': options.userAgent ?? USER_AGENT,
    accept: options.accept ?? 'text/html,application/xhtml+xml;q=0.9',
    'accept-language': 'en-US,en;q=0.8',
    'accept-encoding': 'gzip, deflate, br',
    ...options.headers,
  }
}

/** A header of a response; empty if it has none of the name. */
export function headerOf(response: Dispatcher.ResponseData, name: string): string {
  const value = response.headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

async function htmlOf(response: Dispatcher.ResponseData, maxBytes: number): Promise<string> {
  const type = headerOf(response, 'content-type')
  const failed = response.statusCode >= 400
  if (!failed && !/^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type)) {
    throw new ReaderError('wrong-type', 'The address leads to a file that is not a web page.')
  }
  if (Number(headerOf(response, 'content-length')) > maxBytes) throw tooLarge(maxBytes)
  return decodeText(await readBody(response.body, headerOf(response, 'content-encoding'), maxBytes), type)
}

async function checkStatus(response: Dispatcher.ResponseData, html: string): Promise<void> {
  const status = response.statusCode
  if (status >= 200 && status < 300) return
  if (await isCheck(html)) throw robotCheck()
  const said = REFUSALS.has(status)
    ? `${REFUSED}: it answered with status ${status}.`
    : `The shop answered with status ${status} instead of a page.`
  throw new ReaderError('http-status', said, { answer: answerOf(response) })
}

const isCheck = (html: string) =>
  html.length < LARGE_TEXT
    ? isRobotCheck(html)
    : runInThread<typeof isRobotCheck>({
        module: 'lib/reader/judge/robot-check.ts',
        name: 'isRobotCheck',
        args: [html],
      })

/** What an error tells of a response. */
export const answerOf = (response: Dispatcher.ResponseData) => ({
  status: response.statusCode,
  retryAfter: readRetryAfter(headerOf(response, 'retry-after')),
})

function asReaderError(error: unknown, signal: AbortSignal): ReaderError {
  if (error instanceof ReaderError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (signal.aborted || /TIMEOUT/.test(code)) {
    return new ReaderError('timeout', 'The shop took too long to answer.', { cause: error })
  }
  if (code === 'ENOTFOUND') {
    return new ReaderError('unreachable', 'There is no site at that address.', { cause: error })
  }
  return new ReaderError('unreachable', 'The shop could not be reached.', { cause: error })
}

/** The time of a Retry-After header, in seconds or as a date; null without one. */
function readRetryAfter(value: string): Date | null {
  const text = value.trim()
  const at = /^\d{1,9}$/.test(text) ? Date.now() + Number(text) * 1_000 : Date.parse(text)
  return Number.isNaN(at) || at <= Date.now() ? null : new Date(Math.min(at, Date.now() + LONGEST))
}
