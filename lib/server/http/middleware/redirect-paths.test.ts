import { beforeEach, expect, test } from 'vitest'
import { onEmbedded } from '@/lib/testing/database'
import { exchangeOf } from '@/lib/testing/exchange'
import '@/lib/testing/provide-site-api'
import { bumpContentVersion } from '../../core/changes'
import { setLifecycleStage } from '../../core/lifecycle'
import { database } from '../../db/open/connect'
import { redirects } from '../../db/schema/redirect-schema'
import { addRedirects } from '../../redirects/add-redirects'
import { redirectPaths } from './redirect-paths'

/** Where a request is redirected; null if it goes on. */
async function visit(url: string): Promise<string | null> {
  const exchange = exchangeOf({ url })
  let isPassed = false
  await redirectPaths(exchange, () => Promise.resolve(void (isPassed = true)))
  return isPassed ? null : `${exchange.response.statusCode} ${exchange.response.getHeader('location')}`
}

onEmbedded(() => {
  beforeEach(async () => {
    setLifecycleStage('serving')
    await (await database()).delete(redirects)
    const pairs = [
      { from: '/?p=12', to: '/curated-posts/oak/x' },
      { from: '/2019/05/oak', to: '/curated-posts/oak/x' },
      { from: '/tag/oak', to: '/search?q=oak' },
      { from: '/blog?p=12', to: '/curated-posts/oak/x' },
      { from: '/blog', to: '/' },
      { from: '/blog/page', to: '/' },
      { from: '/2018', to: '/' },
    ]
    expect(await addRedirects(await database(), pairs, 'import')).toEqual({ added: 7, refused: [] })
    bumpContentVersion()
  })

  test('the home page with the id of an imported post leads to the post, and keeps what else the query says', async () => {
    expect(await visit('/?p=12')).toBe('301 /curated-posts/oak/x')
    expect(await visit('/?p=12')).toBe('301 /curated-posts/oak/x')
    expect(await visit('/?utm_source=a&p=12')).toBe('301 /curated-posts/oak/x?utm_source=a')
  })

  test('the home page itself, its tabs and unknown ids are not redirected', async () => {
    for (const url of ['/', '/?', '/?tab=explore&page=2', '/?p=13', '/?p=', '/?utm_source=a', '/?page=2'])
      expect(await visit(url), url).toBeNull()
  })

  test('an old address leads to its new place with its feed, in any letter case', async () => {
    expect(await visit('/2019/05/Oak/?a=1')).toBe('301 /curated-posts/oak/x?a=1')
    expect(await visit('/2019/05/oak/feed/')).toBe('301 /curated-posts/oak/x')
    expect(await visit('/tag/oak/?a=1')).toBe('301 /search?q=oak')
    expect(await visit('/2019/05/')).toBeNull()
  })

  test('a blog below the root has its posts by id, and its front page', async () => {
    expect(await visit('/blog/?p=12')).toBe('301 /curated-posts/oak/x')
    expect(await visit('/blog/?p=12&utm_source=a')).toBe('301 /curated-posts/oak/x?utm_source=a')
    expect(await visit('/blog/?p=13')).toBe('301 /?p=13')
    expect(await visit('/blog/page/3/')).toBe('301 /')
  })

  test('further pages of a list, and the months and days of a year, lead where the list leads', async () => {
    expect(await visit('/tag/oak/page/12/')).toBe('301 /search?q=oak')
    for (const url of ['/2018/', '/2018/05/', '/2018/05/12', '/2018/05/page/2/'])
      expect(await visit(url), url).toBe('301 /')
    for (const url of ['/2018/05/12/pine', '/2018/99', '/2017/05', '/page/2']) expect(await visit(url), url).toBeNull()
  })

  test('the redirects are read again only after they changed', async () => {
    await visit('/tag/oak')
    bumpContentVersion()
    expect(await visit('/tag/oak')).toBe('301 /search?q=oak')
    await (await database()).delete(redirects)
    bumpContentVersion()
    expect(await visit('/tag/oak')).toBeNull()
  })
})
