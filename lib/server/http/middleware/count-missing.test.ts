import { beforeEach, expect, test, vi } from 'vitest'
import { exchangeOf } from '@/lib/testing/exchange'
import { countMissingVisit } from '../../redirects/missing-visits'
import { countMissing } from './missing'

vi.mock('../../redirects/missing-visits', () => ({ countMissingVisit: vi.fn() }))
const settings = vi.hoisted(() => ({ API_BASE_URL: undefined as string | undefined }))
vi.mock(import('../../core/env'), async (importOriginal) => ({
  ...(await importOriginal()),
  env: () => settings as never,
}))
beforeEach(() => {
  vi.mocked(countMissingVisit).mockClear()
  settings.API_BASE_URL = undefined
})

const PAGE = { accept: 'text/html,*/*;q=0.8' }

/** What is counted of a request, once its response was sent. */
async function counted(url: string, { status = 404, method = 'GET', headers = PAGE as Record<string, string> } = {}) {
  const exchange = exchangeOf({ url, method, headers })
  await countMissing(exchange, () => {
    exchange.response.statusCode = status
    return Promise.resolve()
  })
  expect(countMissingVisit, 'nothing before the response was sent').not.toHaveBeenCalled()
  exchange.response.emit('finish')
  return vi.mocked(countMissingVisit).mock.calls
}

test('a page that is not there is counted with the page that led to it', async () => {
  const headers = { ...PAGE, referer: 'https://blog.example/post' }
  expect(await counted('/lost?a=1', { headers })).toEqual([['/lost', 'https://blog.example/post']])
})

test('a path that only begins like a private one is counted', async () => {
  expect(await counted('/administer')).toEqual([['/administer', undefined]])
})

test.each(['/api/none', '/admin', '/Admin/none', '/draft/none/x'])('%s is not counted', async (url) => {
  expect(await counted(url)).toEqual([])
})

test.each([
  ['a page that is there', { status: 200 }],
  ['a page that was taken down', { status: 410 }],
  ['a file', { headers: { accept: 'image/avif,*/*' } }],
  ['a request that accepts anything', { headers: {} }],
  ['a HEAD request', { method: 'HEAD' }],
])('%s is not counted', async (_name, input) => {
  expect(await counted('/lost', input)).toEqual([])
})

test('pages are left to another API to count', async () => {
  settings.API_BASE_URL = 'https://api.example'
  expect(await counted('/lost')).toEqual([])
})
