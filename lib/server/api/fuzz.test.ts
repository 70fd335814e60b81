import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CATEGORIES } from '@/lib/contract/posts/categories'
import { onEmbedded } from '../../testing/database'
import { CALLS } from './calls'
import { resetRateLimits } from './access/rate-limits'
import { ADMIN, ADMIN_PASSWORD, makePost, send } from '../../testing/api'
import { NASTY_BODIES, NASTY_TEXTS } from '../../testing/samples/hostile-values'
import { repeats } from '../../testing/soak.mjs'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const STATUSES = new Set([200, 201, 204, 304, 400, 401, 404, 405, 409, 410, 413, 415, 422, 429])

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...NASTY_TEXTS.filter((text) => text.length < 1_000)),
)
const key = fc.oneof(
  fc.constantFrom(
    'title',
    'summary',
    'content',
    'tags',
    'categories',
    'products',
    'status',
    'isHighlighted',
    'updated_at',
    'ids',
    'q',
    'page',
  ),
  fc.constantFrom(
    'limit',
    'per_page',
    'search',
    'category',
    'name',
    'price',
    'image',
    'previewImage',
    '__proto__',
    'constructor',
    'a[b]',
    'a[]',
  ),
  anyText,
)
const value = fc.oneof(
  anyText,
  fc.constantFrom('draft', 'published', 'true', 'false', '1', '10', ...CATEGORIES.slice(0, 3)),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(anyText, { maxLength: 3 }),
  fc.double(),
)
const pairs = fc.array(fc.tuple(key, fc.oneof(anyText, fc.constantFrom('draft', 'published', 'true', '1', '99'))), {
  maxLength: 4,
})
const body = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(key, value, { maxKeys: 8 }).map((fields) => JSON.stringify(fields)) },
  { weight: 1, arbitrary: fc.constantFrom(...NASTY_BODIES.filter((text) => text.length < 1_000)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 100 }) },
)
const request = fc.record({
  call: fc.constantFrom(...CALLS.filter((each) => each.name !== 'products.fetchFromUrl')),
  method: fc.option(fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'), {
    nil: undefined,
    freq: 8,
  }),
  param: fc.option(anyText, { nil: undefined }),
  pairs,
  body,
  as: fc.constantFrom(ADMIN, ADMIN, ADMIN, null, 'Basic x', 'Bearer a.b.c'),
  type: fc.constantFrom(
    'application/json',
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'multipart/form-data; boundary=x',
    '',
  ),
  ifMatch: fc.option(
    anyText.map((text) => text.replace(/[^\x20-\x7e]/g, '')),
    { nil: undefined },
  ),
})

onEmbedded(() => {
  let postId = ''
  beforeAll(async () => {
    postId = (await makePost()).id
  })

  test('no request causes a 500, and every error has a message', async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ call, method = call.method, param, pairs, body, as, type, ifMatch }) => {
        resetRateLimits()
        const id = param === undefined ? postId : encodeURIComponent(param.replace(/\p{Cs}/gu, '\ufffd'))
        const path = call.path.replace(/\{[^}]+\}/g, id)
        const search = new URLSearchParams(pairs.map(([name, text]) => [name, text])).toString()
        const takesBody = !['GET', 'HEAD'].includes(method)
        const headers = {
          ...(takesBody && type && { 'content-type': type }),
          ...(ifMatch !== undefined && { 'if-match': ifMatch }),
        }
        const response = await send(method, `${path}?${search}`, {
          as,
          headers,
          body: takesBody ? new TextEncoder().encode(body) : undefined,
        })
        expect(STATUSES.has(response.status), `${method} ${path}?${search} answered ${response.status}`).toBe(true)
        if (method === 'HEAD' || response.status === 204) return
        const answer = (await response.json()) as Record<string, unknown>
        expect(answer.success).toBe(response.ok)
        if (!response.ok)
          expect(answer).toMatchObject({
            message: expect.stringMatching(/\S/),
            code: expect.stringMatching(/^[A-Z_]+$/),
          })
      }),
      { numRuns: repeats({ short: 300, long: 1_500 }), seed: 7 },
    )
  })
})
