import type { APIRequestContext } from '@playwright/test'
import { ADMIN_HEADER, TestPosts } from '../support/admin'
import { expect, requestTest, ANOTHER_API } from '../support/page-test'

const CATEGORY = 'Roofing & Gutters'
const CHANNELS = [
  'home',
  'list',
  'category',
  'search',
  'post',
  'sitemap',
  'feed',
  'atom',
  'json feed',
  'feed of the category',
] as const
type Channel = (typeof CHANNELS)[number]

/** The sitemap is an index: only the content of its parts counts. */
async function sitemapParts(request: APIRequestContext): Promise<string> {
  const index = await (await request.get('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, part]) => new URL(part ?? '').pathname)
  const texts = await Promise.all(parts.map(async (part) => (await request.get(part)).text()))
  return texts.join('\n')
}

/** The channels whose next response contains `mark`. */
async function showing(
  request: APIRequestContext,
  mark: string,
  post: { id: string; slug: string },
  word: string,
): Promise<Channel[]> {
  const category = `/category/${encodeURIComponent(CATEGORY)}`
  const paths: Record<Exclude<Channel, 'sitemap'>, string> = {
    home: '/',
    list: '/page/1',
    category: `${category}/`,
    search: `/search?q=${word}`,
    post: `/curated-posts/${post.slug}/${post.id}`,
    feed: '/feed.xml',
    atom: '/atom.xml',
    'json feed': '/feed.json',
    'feed of the category': `${category}/feed.xml`,
  }
  const shown = await Promise.all(
    CHANNELS.map(async (channel) => {
      const text =
        channel === 'sitemap' ? await sitemapParts(request) : await (await request.get(paths[channel])).text()
      // Search results highlight the searched words.
      return text.replace(/<\/?mark\b[^>]*>/g, '').includes(channel === 'sitemap' ? post.slug : mark)
    }),
  )
  return CHANNELS.filter((_, index) => shown[index])
}

requestTest(
  'changes by the admin are visible on every channel with the next request',
  ANOTHER_API,
  async ({ request }) => {
    const posts = new TestPosts(request)
    const post = await posts.make({ title: 'First words', status: 'draft', categories: [CATEGORY] })
    const change = async (fields: Record<string, unknown>) => {
      const answer = await request.put(`/api/curated-posts/${post.id}`, {
        headers: { authorization: ADMIN_HEADER },
        data: fields,
      })
      expect(answer.status()).toBe(200)
      Object.assign(post, (await answer.json()).data.post)
    }
    const seen = (mark: string) => showing(request, mark, post, posts.word)

    expect(await seen('First words')).toEqual([])
    await change({ status: 'published' })
    expect(await seen(`First words ${posts.word}`)).toEqual([...CHANNELS])
    await change({ title: `Other words ${posts.word}` })
    expect(await seen(`Other words ${posts.word}`)).toEqual([...CHANNELS])
    expect(await seen(`First words ${posts.word}`)).toEqual(['sitemap'])

    const isHighlight = async () =>
      [...(await (await request.get('/')).text()).matchAll(/aria-label="\d+ of \d+"[^]*?<\/a>/g)].some(([slide]) =>
        slide.includes(`Other words ${posts.word}`),
      )
    expect(await isHighlight()).toBe(false)
    await change({ isHighlighted: true })
    expect(await isHighlight()).toBe(true)
    await change({ isHighlighted: false })
    expect(await isHighlight()).toBe(false)

    await change({ status: 'draft' })
    expect(await seen(`Other words ${posts.word}`)).toEqual([])
    await change({ status: 'published' })
    await posts.removeAll()
    expect(await seen(`Other words ${posts.word}`)).toEqual([])
  },
)
