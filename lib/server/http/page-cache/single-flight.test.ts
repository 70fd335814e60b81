import { expect, test } from 'vitest'
import { servePageCache as serve } from '@/lib/testing/page-cache'
import { bumpContentVersion } from '../../core/changes'

const PAGE = { 'content-type': 'text/html', 'cache-control': 'private, no-store' }

/** A promise that resolves when released. */
function hold() {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  return { released, release: () => release() }
}

test('concurrent visitors share one render', async () => {
  const pending = hold()
  const { get, requested } = await serve(async (_request, response) => {
    await pending.released
    response.writeHead(200, PAGE).end('a')
  })
  const visits = Array.from({ length: 20 }, () => get('/'))
  await expect.poll(() => requested.length).toBe(1)
  pending.release()
  expect((await Promise.all(visits)).every(({ body }) => body === 'a')).toBe(true)
  expect(requested).toHaveLength(1)
})

test.each(['/', '/search?q=a'])(
  'a request for %s after a write does not join a render from before it',
  async (path) => {
    const renders: ((body: string) => void)[] = []
    const { get } = await serve(
      (_request, response) =>
        new Promise<void>((resolve) => {
          renders.push((body) => {
            response.writeHead(200, PAGE).end(body)
            resolve()
          })
        }),
    )
    const early = get(path)
    await expect.poll(() => renders.length).toBe(1)
    bumpContentVersion()
    const late = get(path)
    await expect.poll(() => renders.length).toBe(2)
    renders[1]?.('new')
    renders[0]?.('old')
    expect([(await early).body, (await late).body]).toEqual(['old', 'new'])
    expect((await get(path)).body).toBe('new')
  },
)

test('all concurrent requests for a page that fails to render get the error at once', async () => {
  const blocked = hold()
  const { get, requested, received } = await serve(async (_request, response) => {
    await blocked.released
    response.writeHead(500, PAGE).end('fault')
  })
  const waiting = ['/', '/', '/?utm_source=a'].map((path) => get(path))
  await expect.poll(() => received.length).toBe(3)
  blocked.release()
  const visits = await Promise.all(waiting)
  expect(visits.map(({ status, headers }) => [status, headers['cache-control']])).toEqual(
    Array(3).fill([500, 'no-store']),
  )
  expect(requested).toEqual(['GET /'])
})
