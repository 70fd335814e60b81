import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { MAX_CONTENT_LENGTH, MAX_LINKED_PRODUCTS } from '@/lib/contract/limits'
import { shownPicture } from '@/lib/contract/products/product-images'
import { programmesIn } from '@/lib/format/addresses/affiliate-link'
import { comparisonHtml } from '@/lib/demo/comparison-html'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'
import { onEmbedded } from '../../../testing/database'
import { READING } from '../../../testing/samples/product-reading'
import '../../../testing/provide-site-api'
import { renderContent } from '../../content/render-content'
import * as settings from '../../core/env'
import { database } from '../../db/open/connect'
import { linkProgrammes } from '../../pages/site-metadata'
import { publishedPost } from '../../pages/published-post'
import { storeReading } from '../../products/write-product'
import { resetRateLimits } from '../access/rate-limits'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

type Rendered = Pick<ReturnType<typeof renderContent>, 'html' | 'kits' | 'comparisons' | 'previewPins' | 'hasPins'>

async function preview(body: object, as: string | null = ADMIN) {
  const answer = await call('POST', '/admin/posts/preview', { body, as })
  return { ...answer, body: (answer.data as unknown as { body: Rendered } | undefined)?.body }
}

const PREVIEW_IMAGE = '/uploads/0123456789abcdef01234567_1200x675_aabbcc.webp'

const store = async (key: string, fields: object) =>
  (await storeReading(await database(), { ...READING, key, ...fields })).product.product_id

onEmbedded(() => {
  let paint = ''
  let saw = ''
  beforeAll(async () => {
    const url = (name: string) => ({ product_url: `https://www.amazon.com/dp/${name}`, name: `The ${name}` })
    paint = await store('paint', { ...url('paint'), price: 35, specifications: { Volume: '1 gal' } })
    saw = await store('saw', { ...url('saw'), price: 90, specifications: { Volume: '2 gal' } })
    const instead = await store('instead', url('instead'))
    await call('PUT', `/admin/products/${saw}/gone`, { body: { is_gone: true, replacement_id: instead }, as: ADMIN })
    const programme = { parameter: 'tag', value: 'site-20', sub_parameter: 'ascsubtag' }
    await call('PUT', '/admin/affiliate-programmes/amazon.com', { body: programme, as: ADMIN })
  })

  const work = () => ({
    content:
      '<h2 onclick="alert(1)">Walls</h2><script>alert(1)</script>' +
      '<table data-kit="length: 12 ft; width: 10 ft; height: 8 ft"><tbody><tr><th>Tools and materials</th><th>Quantity</th></tr>' +
      `<tr data-item="use: material; product: ${paint}; by: walls; amount: 1; unit: gallon; per: 350; in: sq ft; coats: 2">` +
      '<td><a href="https://shop.example/old">Paint</a></td><td>1 gallon</td></tr></tbody></table>' +
      comparisonHtml({
        caption: '',
        products: [paint, saw].map((product) => ({
          product,
          href: '',
          name: product,
          verdict: [],
          pros: [],
          cons: [],
        })),
        rows: [{ name: 'Volume', best: '', values: ['9 gal', '9 gal'] }],
      }) +
      `<p data-product="${saw}"><a href="https://shop.example/saw">Saw</a></p>` +
      `<ol data-pins="1.778" data-picture="preview"><li data-pin="30 40 ${paint}"><a href="https://shop.example/old">Paint</a></li></ol>`,
    previewImage: PREVIEW_IMAGE,
    products: [paint, saw],
  })

  test('unsaved work is rendered as its page is after a save', async () => {
    const { id } = await makePost({ title: 'Before', content: '<p>Before</p>' })
    const { status, body, data } = await preview({ id, ...work() })
    expect(status).toBe(200)
    expect((await publishedPost(id)).post?.content, 'nothing is stored').toBe('<p>Before</p>')

    await call('PUT', `/curated-posts/${id}`, { body: work(), as: ADMIN })
    const { post } = await publishedPost(id)
    if (!post) throw new Error('The post is missing')
    const products = post.products.map((product) => ({ ...product, picture: shownPicture(product.images) }))
    const page = renderContent(post.content, programmesIn(id, await linkProgrammes()), products, post.previewImage)
    expect(body).toMatchObject({
      html: page.html,
      headings: page.headings,
      sponsored: true,
      hasBlocks: page.hasBlocks,
      hasPins: true,
      kits: [{ name: 'Tools and materials' }],
      comparisons: page.comparisons,
    })
    expect(body?.previewPins).toEqual({
      shape: page.previewPins?.shape,
      links: page.previewPins?.links,
      list: page.previewPins?.list,
    })
    expect(data.post.products).toEqual(post.products)
    expect(body?.html).toContain('3 gallons')
    expect(body?.html).toContain('1 gal')
    expect(body?.html).toContain('Instead: The instead')
    expect(body?.html).toContain(`ascsubtag=${id}`)
    expect(body?.html).not.toMatch(/script|onclick/)
  })

  test('a new post is rendered without an id, and without products that do not exist', async () => {
    const { body, data } = await preview({ ...work(), products: ['none', paint] })
    expect(data.post).toMatchObject({ id: null, products: [{ product_id: paint }] })
    expect(body?.html).toContain('tag=site-20')
    expect(body?.html).not.toContain('ascsubtag')
    expect((await preview({ content: '' })).body).toMatchObject({ html: '', previewPins: null })
  })

  test('a price that is hidden from visitors is hidden in the preview', async () => {
    const priced = async () => (await preview(work())).body?.html.includes('&#x24;105.00')
    expect(await priced()).toBe(true)
    vi.spyOn(settings, 'env').mockReturnValue({ ...settings.env(), HIDE_PRICES_AFTER_DAYS: 30 })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * 86_400_000 })
    onTestFinished(() => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    })
    expect(await priced()).toBe(false)
  })

  test('only the administrator gets a preview', async () => {
    expect((await preview(work(), null)).status).toBe(401)
  })

  test.each([
    [{ content: 'x'.repeat(MAX_CONTENT_LENGTH + 1) }, 'content'],
    [{}, 'content'],
    [{ content: '', products: Array.from({ length: MAX_LINKED_PRODUCTS + 1 }, (_, at) => `${at}`) }, 'products'],
    [{ content: '', previewImage: 'javascript:alert(1)' }, 'previewImage'],
    [{ content: '', id: 7 }, 'id'],
  ])('work that could not be saved is refused with its field, case %#', async (body, path) => {
    const { status, issues } = await preview(body)
    expect([status, issues?.map((issue) => issue.path)]).toEqual([400, [path]])
  })
})
