import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ProductReading } from '@/lib/contract/products/product'
import { MAX_SOURCE_LENGTH } from '@/lib/contract/limits'
import { resetRateLimits } from '../api/access/rate-limits'
import { ADMIN, ADMIN_PASSWORD, type Answer, call } from '../../testing/api'
import { onEmbedded } from '../../testing/database'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

type Read = Answer & { status: number; data: Answer['data'] & { reading: ProductReading } }

const fixture = (name: string) => readFile(new URL(`../../reader/fixtures/${name}.html`, import.meta.url), 'utf8')
const readSource = (url: string, source: string, as: string | null = ADMIN) =>
  call('POST', '/products/read-source', { body: { url, source }, as }) as Promise<Read>
const create = (body: unknown, as: string | null = ADMIN) => call('POST', '/admin/products', { body, as })
const stored = async () => (await call('GET', '/admin/products', { as: ADMIN })).data.pagination.total
const correctedOf = async (id: string) =>
  (await call('GET', `/admin/products/${id}`, { as: ADMIN })).data as unknown as {
    corrected: string[]
    read_at: string | null
  }

onEmbedded((engine) => {
  const shop = `https://www.${engine}.example`

  test('a pasted page is read, and nothing is stored before the review', async () => {
    const read = await readSource(`${shop}/saw?utm_source=mail`, await fixture('json-ld-graph'))
    expect(read).toMatchObject({
      status: 200,
      message: expect.stringMatching(/^Product fetched successfully: Ashgrove 12 in\. Sliding Miter Saw/),
    })
    expect(read.data.product).toMatchObject({ product_id: '', product_url: `${shop}/saw`, source: 'other' })
    expect(await stored()).toBe(0)

    const made = await create({ reading: read.data.reading, fields: { price: 512.5 } })
    expect([made.status, made.message]).toEqual([201, 'Product created successfully'])
    const { product_id: id } = made.data.product
    expect(made.data.product).toEqual({
      ...read.data.product,
      product_id: id,
      price: 512.5,
      price_at: expect.any(String),
    })
    expect(await correctedOf(id)).toMatchObject({ corrected: ['price'], read_at: expect.stringMatching(/^20/) })
    expect(await stored()).toBe(1)
  })

  test('the preview of a known product keeps its corrections, and storing it refreshes it under its id', async () => {
    const source = await fixture('microdata')
    const first = await create({
      reading: (await readSource(`${shop}/known`, source)).data.reading,
      fields: { name: 'Ours' },
    })
    const again = await readSource(`${shop}/known`, source)
    expect(again.message).toBe('Product fetched successfully: Ours (your corrections were kept: name)')
    expect(again.data.product).toEqual({ ...first.data.product, price_at: expect.any(String) })
    const second = await create({ reading: { ...again.data.reading, price: 1 }, fields: { brand: 'Acme' } })
    expect(second.data.product).toEqual({
      ...first.data.product,
      price: 1,
      brand: 'Acme',
      price_at: expect.any(String),
    })
    expect((await correctedOf(first.data.product.product_id)).corrected).toEqual(['brand', 'name'])
  })

  test('a product can be created with just a name and an address', async () => {
    const made = await create({
      fields: { name: 'Heron lamp', product_url: 'https://www.amazon.com/dp/B0000HERON?tag=site-20' },
    })
    expect(made.status).toBe(201)
    expect(made.data.product).toMatchObject({
      name: 'Heron lamp',
      source: 'amazon',
      product_url: 'https://www.amazon.com/dp/B0000HERON?tag=site-20',
      price: null,
      currency: 'USD',
      images: [],
      specifications: {},
    })
    expect(await correctedOf(made.data.product.product_id)).toMatchObject({
      corrected: ['name', 'product_url'],
      read_at: null,
    })
    expect(
      await create({ fields: { name: 'Twice', product_url: 'https://amazon.com/gp/product/B0000HERON/ref=x' } }),
    ).toMatchObject({
      status: 409,
      message: 'There is a product with this address already: Heron lamp',
      product: { product_id: made.data.product.product_id, name: 'Heron lamp' },
    })
  })

  test('a product can be created with every field', async () => {
    const images = [
      { uploaded_url: '/uploads/x.webp', url: null, cdn_url: null, source_url: null, alt_text: 'x', is_primary: true },
    ]
    const fields = {
      name: 'Full',
      product_url: `${shop}/full`,
      description: 'd',
      price: 3,
      original_price: 4,
      currency: 'EUR',
      rating: 4,
      review_count: 2,
      brand: 'b',
      sku: 's',
      model_number: 'm',
      upc: 'u',
      availability: 'in_stock',
      category: { path: ['a'] },
      subcategories: ['c'],
      images,
      specifications: { a: 'b' },
    }
    expect((await create({ fields })).data.product).toMatchObject({ ...fields, source: 'other' })
  })

  test('a product without a name or an address, or with invalid values, is not stored', async () => {
    const before = await stored()
    const faults = async (body: unknown) => {
      const refused = await create(body)
      return [refused.status, refused.issues?.[0]?.path]
    }
    expect(await faults({})).toEqual([400, 'fields.name'])
    expect(await faults({ fields: { name: 'x' } })).toEqual([400, 'fields.product_url'])
    expect(await faults({ fields: { name: 'x', product_url: 'javascript:alert(1)' } })).toEqual([
      400,
      'fields.product_url',
    ])
    expect(await faults({ reading: { name: 'x' } })).toEqual([400, 'reading.product_url'])
    expect(await create({ fields: { name: 'x', product_url: `${shop}/x` } }, null)).toMatchObject({ status: 401 })
    expect(await stored()).toBe(before)
  })

  test('if a correction fails, the reading is not stored either', async () => {
    const before = await stored()
    await create({ fields: { name: 'There', product_url: `${shop}/there` } })
    const { reading } = (await readSource(`${shop}/here`, await fixture('open-graph'))).data
    expect(await create({ reading, fields: { product_url: `${shop}/there` } })).toMatchObject({ status: 409 })
    expect(await stored()).toBe(before + 1)
  })

  test.each([
    ['a page that shows no product', 'article', 'NOT_A_PRODUCT', /No single product/],
    ['a robot check', 'challenge', 'ROBOT_CHECK', /^The shop did not let us read this page: it asks for proof/],
  ])('%s is refused with a reason', async (_what, page, code, message) => {
    const refused = await readSource(`${shop}/a`, await fixture(page))
    expect(refused).toMatchObject({ code, message: expect.stringMatching(message) })
    expect([422, 502]).toContain(refused.status)
  })

  test('a source as long as the largest shop pages is read, a longer one is refused', async () => {
    const page = await fixture('json-ld-graph')
    const padded = page.replace('</body>', `${`<p>${'"words" '.repeat(200)}</p>\n`.repeat(2_000)}</body>`)
    expect(padded.length).toBeGreaterThan(2.5 * 1024 * 1024)
    expect(await readSource(`${shop}/long`, padded)).toMatchObject({ status: 200 })
    expect((await readSource(`${shop}/long`, 'x'.repeat(MAX_SOURCE_LENGTH + 1))).status).toBe(400)
    expect((await readSource(`${shop}/long`, 'x'.repeat(10 * 1024 * 1024))).status).toBe(413)
    expect((await readSource(`${shop}/long`, page, null)).status).toBe(401)
  })
})
