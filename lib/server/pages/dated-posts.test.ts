import { Feed } from 'feed'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '@/lib/testing/api'
import { onEmbedded } from '@/lib/testing/database'
import { postData } from '@/lib/seo/structured-data/post-data'
import { readFeed } from '@/lib/server/pages/feeds/read-feed'
import { readSitemap } from './sitemap'
import { siteFacts } from './site-metadata'
import '@/lib/testing/provide-site-api'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

const OLD = '2020-03-04T10:05:00.000Z'
/** The titles in the order in which a text has them. */
const orderIn = (text: string | null, words: string[]) =>
  words.toSorted((one, other) => (text ?? '').indexOf(one) - (text ?? '').indexOf(other))

onEmbedded(() => {
  test('a feed is written once between two writes', async () => {
    const write = vi.spyOn(Feed.prototype, 'rss2')
    onTestFinished(() => write.mockRestore())
    await makePost()
    for (let times = 0; times < 3; times += 1) await readFeed('all', 'feed.xml')
    expect(write).toHaveBeenCalledTimes(1)
    const { id } = await makePost()
    expect(await readFeed('all', 'feed.xml')).toContain(id)
    expect(write).toHaveBeenCalledTimes(2)
  })

  test('feeds, sitemaps and structured data go by the publication date that an editor set', async () => {
    const [oak, ash] = [await makePost({ title: 'Oak' }), await makePost({ title: 'Ash' })]
    const slugs = [oak.id, ash.id]
    expect(orderIn(await readFeed('all', 'feed.json'), slugs)).toEqual([ash.id, oak.id])
    expect(orderIn(await readSitemap('posts-1.xml'), slugs)).toEqual([oak.id, ash.id])
    const body = { published_at: OLD }
    const { post } = (await call('PUT', `/curated-posts/${ash.id}`, { body, as: ADMIN })).data

    const feeds = await Promise.all(
      (['feed.xml', 'atom.xml', 'feed.json'] as const).map((file) => readFeed('all', file)),
    )
    for (const feed of feeds) expect(orderIn(feed, slugs)).toEqual([oak.id, ash.id])
    expect(feeds[0]).toContain('<pubDate>Wed, 04 Mar 2020 10:05:00 GMT</pubDate>')
    expect(feeds[1]).toContain(`<published>${OLD}</published>`)
    expect(feeds[2]).toContain(`"date_published": "${OLD}"`)
    const sitemap = await readSitemap('posts-1.xml')
    expect(orderIn(sitemap, slugs)).toEqual([ash.id, oak.id])
    expect(sitemap, 'the last change is that of the date').toContain(`<lastmod>${post.updated_at}</lastmod>`)
    const shown = { ...post, products: [] }
    expect(postData(shown, siteFacts())[0]).toMatchObject({ datePublished: OLD, dateModified: post.updated_at })
  })

  test('feeds, sitemaps and structured data tell the last change that a reader sees', async () => {
    const [elm, fir] = [
      await makePost({ title: 'Elm', categories: ['Lighting & Electrical'] }),
      await makePost({ title: 'Fir', categories: ['Lighting & Electrical'] }),
    ]
    const body = { isHighlighted: true }
    const { post } = (await call('PUT', `/curated-posts/${elm.id}`, { body, as: ADMIN })).data
    expect(post.updated_at).not.toBe(elm.updated_at)
    const changed = elm.changed_at ?? ''
    const entryOf = (text: string | null, end: string, word: string) =>
      text?.split(end).find((entry) => entry.includes(word))
    expect(entryOf(await readSitemap('posts-1.xml'), '</url>', elm.id)).toContain(`<lastmod>${changed}</lastmod>`)
    expect(entryOf(await readFeed('all', 'atom.xml'), '</entry>', elm.id)).toContain(`<updated>${changed}</updated>`)
    expect(postData({ ...post, products: [] }, siteFacts())[0]).toMatchObject({ dateModified: changed })
    const pages = entryOf(await readSitemap('pages.xml'), '</url>', '/category/Lighting')
    expect(pages).toContain(`<lastmod>${fir.changed_at}</lastmod>`)
  })
})
