import { expect, onTestFinished, test } from 'vitest'
import { bumpContentVersion } from '../../core/changes'
import { lookUpPages, MISSING_POST } from '../../pages/missing-pages'
import { type Handle, servePageCache as serve } from '@/lib/testing/page-cache'

const page =
  (body = 'x'.repeat(5000), extra: Record<string, string> = {}, status = 200): Handle =>
  (_request, response) => {
    response
      .writeHead(status, { 'content-type': 'text/html', 'cache-control': 'private, no-store', ...extra })
      .end(body)
  }

test('missing posts share one page, which is rendered once', async () => {
  lookUpPages((address) => Promise.resolve(address.includes('none') ? MISSING_POST : null))
  onTestFinished(() => lookUpPages(undefined))
  const { get, requested } = await serve((incoming, response) =>
    page(`${incoming.url}`, {}, incoming.url === MISSING_POST ? 404 : 200)(incoming, response),
  )
  for (const address of ['/curated-posts/none-1', '/curated-posts/oak/none-2?x=1', MISSING_POST]) {
    expect(await get(address)).toMatchObject({ status: 404, body: MISSING_POST })
  }
  expect(await get('/curated-posts/17')).toMatchObject({ status: 200, body: '/curated-posts/17' })
  expect(requested).toEqual([`GET ${MISSING_POST}`, 'GET /curated-posts/17'])
})

test('a post whose page is known is not looked up again after a write', async () => {
  const lookedUp: string[] = []
  lookUpPages((address) => {
    lookedUp.push(address)
    return Promise.resolve(null)
  })
  onTestFinished(() => lookUpPages(undefined))
  const { get, requested } = await serve(page('drawn'))
  await get('/curated-posts/17')
  bumpContentVersion()
  await get('/curated-posts/17')
  expect(requested, 'rendered anew').toHaveLength(2)
  expect(lookedUp).toEqual(['/curated-posts/17'])
})

test('a post that cannot be looked up is rendered', async () => {
  lookUpPages(() => Promise.reject(new Error('away')))
  onTestFinished(() => lookUpPages(undefined))
  const { get } = await serve(page('drawn'))
  expect(await get('/curated-posts/17')).toMatchObject({ status: 200, body: 'drawn' })
})

test('any number of missing URLs evicts no cached page', async () => {
  const { get, requested } = await serve((incoming, response) =>
    incoming.url === '/' ? page()(incoming, response) : page('x'.repeat(200_000), {}, 404)(incoming, response),
  )
  await get('/')
  for (let n = 0; n < 150; n += 1) await get(`/curated-posts/none-${n}`)
  await get('/')
  expect(requested.filter((line) => line === 'GET /')).toHaveLength(1)
  await get('/curated-posts/none-149')
  expect(requested).toHaveLength(151)
})

test('any number of redirects evicts no cached page', async () => {
  const { get, requested } = await serve((incoming, response) =>
    incoming.url === '/'
      ? page()(incoming, response)
      : page('x'.repeat(200_000), { location: '/' }, 308)(incoming, response),
  )
  await get('/')
  for (let n = 0; n < 150; n += 1) await get(`/curated-posts/other-${n}/17`)
  await get('/')
  expect(requested.filter((line) => line === 'GET /')).toHaveLength(1)
})
