import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ADMIN_PASSWORD, makePost } from '@/lib/testing/api'
import { onEmbedded } from '@/lib/testing/database'
import { startPipeline } from '@/lib/testing/site-pipeline'
import { resetRateLimits } from '../../api/access/rate-limits'
import { takeCounts } from '../../insights/visit-tally'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
const switched = vi.hoisted(() => ({ without: '' }))
vi.mock('../../core/optimizations.mjs', async (original) => ({
  ...(await original<object>()),
  isEnabled: (name: string) => name !== switched.without,
}))

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

onEmbedded(() => {
  let post = ''
  let base = ''
  let close: () => Promise<void> = async () => {}
  beforeAll(async () => {
    post = (await makePost({})).id
    ;({ base, close } = await startPipeline((_request, response) => void response.writeHead(404).end()))
    return () => close()
  })
  afterEach(() => {
    switched.without = ''
    takeCounts()
  })

  async function send(body: BodyInit, more: Record<string, string> = {}) {
    const headers = {
      'content-type': 'application/json',
      'user-agent': AGENT,
      'sec-fetch-site': 'same-origin',
      ...more,
    }
    const response = await fetch(`${base}/api/counts`, { method: 'POST', body, headers })
    const shown = ['content-type', 'cache-control', 'vary', 'x-content-type-options', 'retry-after', 'set-cookie']
    return [response.status, await response.text(), ...shown.map((name) => response.headers.get(name))]
  }

  test('an event gets the response of the API, and is counted, directly too', async () => {
    const save = JSON.stringify({ events: [{ kind: 'save', item: 'post', id: post }] })
    const direct = await send(save)
    const counts = takeCounts()
    switched.without = 'direct-counts'
    resetRateLimits()
    expect(direct).toEqual(await send(save))
    expect(direct.slice(0, 2)).toEqual([200, '{"success":true}'])
    expect(counts).toMatchObject([{ kind: 'save', postId: post, count: 1 }])
    expect(takeCounts()).toEqual(counts)
  })

  test('what cannot be counted gets the error of the API, and nothing of it is counted', async () => {
    const view = { kind: 'view', post }
    const body = JSON.stringify({ events: [view] })
    const wrong: [BodyInit, Record<string, string>?][] = [
      ['{'],
      [new Uint8Array([0x22, 0xff, 0x22])],
      [JSON.stringify({ events: [view, { kind: 'view', post: 'none' }] })],
      [JSON.stringify({ events: [] })],
      [JSON.stringify({ events: [view], more: 'x'.repeat(20_000) }), { 'sec-fetch-site': 'cross-site' }],
      [body, { 'content-type': 'text/plain' }],
      [body, { 'sec-fetch-site': 'cross-site' }],
      [body, { authorization: 'Basic wrong' }],
    ]
    const responses = async () => {
      resetRateLimits()
      const answers = []
      for (const each of wrong) answers.push(await send(...each))
      return answers
    }
    const direct = await responses()
    switched.without = 'direct-counts'
    expect(direct).toEqual(await responses())
    expect(direct.map(([status]) => status)).toEqual([400, 400, 404, 400, 403, 415, 403, expect.any(Number)])
    expect(takeCounts().filter(({ kind }) => kind !== 'view')).toEqual([])
  })

  test('a client that sends too much is told when to go on', async () => {
    resetRateLimits()
    const body = JSON.stringify({ events: [{ kind: 'search-click', query: 'lamp' }] })
    let refused: (string | number | null)[] = []
    for (let sent = 0; sent < 400 && refused[0] !== 429; sent += 1) refused = await send(body)
    expect(refused[0]).toBe(429)
    expect(Number(refused[6])).toBeGreaterThan(0)
    resetRateLimits()
  })
})
