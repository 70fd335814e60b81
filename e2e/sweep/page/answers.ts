/** What a call answers in a state of a screen: a failure, nothing, never, or a body. */
export type Answer = { call: string; method?: string } & (
  | { is: 'failure' | 'never' | 'offline' }
  | { is: 'data'; data: object; status?: number }
  /** What the site says, with other fields of the post. */
  | { is: 'changed'; change: object }
)

/** Calls that only read, though they are no GET. */
const READING = /\/(?:admin\/posts\/preview|admin\/links\/check|admin\/videos\/read)$/

const REFUSAL = { success: false, message: 'Nothing is changed here.', code: 'REFUSED' }
const FAILURE = { success: false, message: 'The database is asleep.', code: 'INTERNAL' }

const json = (body: object, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Whether a write only says what it would change. */
async function isDryRun(input: RequestInfo | URL, init: RequestInit | undefined): Promise<boolean> {
  const body = input instanceof Request ? await input.clone().text() : init?.body
  return typeof body === 'string' && body.includes('"dry_run":true')
}

async function changed(answer: Response, change: object): Promise<Response> {
  const body = (await answer.json()) as { data: { post?: object } }
  return json({ ...body, data: { ...body.data, post: { ...body.data.post, ...change } } }, answer.status)
}

/**
 * Answers calls of the API in the page: those that a screen's state names, and every write, which is refused. A route of
 * Playwright would turn the browser's cache off.
 */
export function answerCalls(): void {
  const send = window.fetch
  window.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : String(input), location.href)
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()
    if (!pathname.startsWith('/api/')) return send(input, init)
    const answers = (window as { sweepAnswers?: Answer[] }).sweepAnswers ?? []
    const named = answers.find((one) => (one.method ?? 'GET') === method && (pathname + search).includes(one.call))
    if (named?.is === 'never') return new Promise(() => undefined)
    if (named?.is === 'offline') throw new TypeError('Failed to fetch')
    if (named?.is === 'failure') return json(FAILURE, 500)
    if (named?.is === 'changed') return changed(await send(input, init), named.change)
    if (named?.is === 'data') return json(named.data, named.status ?? 200)
    if (method === 'GET' || READING.test(pathname) || (await isDryRun(input, init))) return send(input, init)
    return json(REFUSAL, 400)
  }
  navigator.sendBeacon = () => true
}
