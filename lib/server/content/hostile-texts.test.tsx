import { createRequire } from 'node:module'
import { load } from 'cheerio'
import { eq } from 'drizzle-orm'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { PostArticle } from '@/components/posts/post/post-article'
import { PostListCard } from '@/components/posts/list/post-list-card'
import { postView } from '@/components/posts/post-view'
import { StructuredData } from '@/components/ui/display/structured-data'
import type { Post } from '@/lib/contract/posts/post'
import { productSchema } from '@/lib/contract/products/product'
import { postData } from '@/lib/seo/structured-data/post-data'
import { ADMIN_PASSWORD, makePost } from '../../testing/api'
import '../../testing/provide-site-api'
import { database, useConnection } from '../db/open/connect'
import { posts } from '../db/schema/post-schema'
import { openTestDatabase } from '../../testing/database'
import { readFeed } from '../pages/feeds/read-feed'
import { readSitemap } from '../pages/sitemap'
import { drawText } from '../pages/social/draw-text'
import { renderContent } from './render-content'
import { dangersIn, runnableIn, VECTORS } from '../../testing/samples/dangerous-content'
import { repeats } from '../../testing/soak.mjs'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
vi.stubEnv('SITE_URL', 'https://site.test')

const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example/"onerror="alert(1)',
  'https://evil.example/"><script>alert(1)</script>',
  'https://evil.example/a.png&b="?c=1&d=<e>',
]
const addressFor = (at: number) => ADDRESSES[at % ADDRESSES.length] ?? ''

/** A post of an API without validation: a vector in every text, a hostile URL in every address. */
function hostilePost(text: string, at: number): Post {
  const address = addressFor(at)
  const image = {
    uploaded_url: address,
    url: address,
    cdn_url: address,
    source_url: address,
    alt_text: text,
    is_primary: true,
  }
  const product = productSchema.parse({
    product_id: text,
    name: text,
    description: text,
    price: 1,
    original_price: 2,
    currency: 'USD',
    rating: 5,
    review_count: 3,
    brand: text,
    sku: text,
    model_number: text,
    upc: text,
    availability: text,
    source: 'other',
    product_url: address,
    category: { path: [text] },
    subcategories: [text],
    images: [image],
    specifications: { [text]: text },
    purchase_info: { warranty_info: text, installation_services: [text], related_products_purchased: [text] },
  })
  return {
    id: `id${at}`,
    slug: text,
    title: text,
    summary: text,
    content: text,
    previewImage: address,
    previewImageAlt: text,
    seo: null,
    author: { id: text, name: text, bio: text, picture: address, links: [address, text] },
    previewImageCaption: text,
    categories: [text],
    tags: [text],
    status: 'published',
    isHighlighted: true,
    created_at: '2026-01-01T00:00:00.000Z',
    published_at: null,
    updated_at: text,
    changed_at: text,
    products: [product],
  }
}

const site = { name: '</script><script>alert(1)</script>', url: 'https://site.test' }
/** Each cleaning of them is in clean-content.test.ts; a page shows every third. */
const STEP = repeats({ short: 3, long: 1 })
const CASES = VECTORS.map(({ source, html }, at) => [`${at} ${source}`, hostilePost(html, at)] as const).filter(
  (_, at) => at % STEP === 0,
)

test.each(CASES)('on a page: %s', (_name, post) => {
  const body = renderContent(post.content)
  const page = renderToStaticMarkup(
    <>
      <StructuredData
        things={postData(
          {
            ...post,
            products: post.products.map((product) => ({ ...product, picture: product.images[0]?.url ?? null })),
          },
          site as never,
        )}
      />
      <PostArticle post={post} body={body} related={[post]} back={{ href: '/', label: 'Back to Home' }} />
      <PostListCard post={postView(post)} />
    </>,
  )
  expect(runnableIn(page)).toEqual([])
  const data = load(page)('script[type="application/ld+json"]')
  expect(data).toHaveLength(1)
  expect(() => JSON.parse(data.text())).not.toThrow()
})

describe('in machine-readable output', () => {
  const vectors = [...VECTORS]
    .sort((a, b) => a.html.length - b.html.length)
    .filter((_, at) => at % 18 === 0)
    .slice(0, 20)
  beforeAll(async () => {
    await useConnection(await openTestDatabase('embedded'))
    for (const [at, { html }] of vectors.entries()) {
      const made = await makePost({
        title: html.slice(0, 300).trim() || 'x',
        tags: [html.slice(0, 60).trim() || 'x'],
        categories: ['Home Office'],
      })
      await (
        await database()
      )
        .update(posts)
        .set({ content: html, summary: html, previewImage: addressFor(at) })
        .where(eq(posts.id, made.id))
    }
    return () => useConnection(null)
  })

  const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
    JSDOM: new (html: string, options: { url: string }) => { window: { DOMParser: typeof DOMParser } }
  }

  /** As well-formed XML. */
  const readXml = (text: string) =>
    new new JSDOM('', { url: 'https://site.test' }).window.DOMParser().parseFromString(text, 'application/xml')

  test.each(['feed.xml', 'atom.xml'] as const)(
    '%s is well-formed, and nothing in it leaves its place',
    async (file) => {
      const document = readXml((await readFeed('all', file)) ?? '')
      expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
      expect(document.querySelectorAll('script, svg, img, iframe')).toHaveLength(0)
      const items = [...document.querySelectorAll('item, entry')]
      expect(items).toHaveLength(vectors.length)
      for (const item of items) {
        const content =
          item.getElementsByTagName(file === 'feed.xml' ? 'content:encoded' : 'content')[0]?.textContent ?? ''
        expect(dangersIn(content)).toEqual([])
      }
      for (const link of document.querySelectorAll('link, enclosure')) {
        expect(link.getAttribute('href') ?? link.getAttribute('url') ?? link.textContent).toMatch(/^https?:\/\//)
      }
    },
  )

  test('feed.json has only sanitized content', async () => {
    const { items } = JSON.parse((await readFeed('all', 'feed.json')) ?? '') as {
      items: { content_html: string; image?: string }[]
    }
    expect(items).toHaveLength(vectors.length)
    for (const { content_html: html, image } of items) {
      expect(dangersIn(html)).toEqual([])
      if (image) expect(image).toMatch(/^https?:\/\//)
    }
  })

  test('the sitemap has only addresses of the site and of pictures', async () => {
    const document = readXml((await readSitemap('posts-1.xml')) ?? '')
    expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
    const places = [...document.getElementsByTagName('loc'), ...document.getElementsByTagName('image:loc')].map(
      (place) => place.textContent ?? '',
    )
    expect(places.length).toBeGreaterThanOrEqual(vectors.length)
    for (const place of places) expect(place).toMatch(/^https?:\/\//)
  })

  test('a social image renders markup as text', async () => {
    const style = { size: 40, color: '#ffffff', width: 900 }
    const plain = await drawText('<b>&amp;', style)
    const marked = await drawText('<span size="1">&amp;</span>', style)
    expect(plain.height).toBeGreaterThan(0)
    expect(marked.width).toBeGreaterThan(plain.width)
  })
})
