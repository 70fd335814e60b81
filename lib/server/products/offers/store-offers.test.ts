import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { onEmbedded } from '../../../testing/database'
import { READING } from '../../../testing/samples/product-reading'
import { database } from '../../db/open/connect'
import { productOffers } from '../../db/schema/offer-schema'
import { products } from '../../db/schema/post-schema'
import { write } from '../../db/database'
import { correctProduct } from '../correct-product'
import { pricesOf } from '../product-row'
import { saveProgramme } from '../programmes'
import { storeReading } from '../write-product'
import { otherOffers } from './read-offers'
import { type OfferInput, storeOffers } from './store-offers'

const OWN = 'https://own.example/drill'
const later = (hours = 1) => new Date(Date.now() + hours * 3_600_000)

let id = ''
let count = 0
beforeEach(async () => {
  const key = `drill ${(count += 1)}`
  const stored = await storeReading(await database(), { ...READING, key, product_url: OWN, source: 'other', price: 90 })
  id = stored.product.product_id
})

function offer(shop: string, price: number | null, more: Partial<OfferInput> = {}): OfferInput {
  const productUrl = `https://${shop}.example/drill`
  const none = { shopName: null, originalPrice: null, shipping: null }
  return { ...none, productUrl, price, currency: 'USD', availability: 'in_stock', checkedAt: later(), ...more }
}
const store = async (source: 'hand' | `feed:${string}`, offers: OfferInput[]) =>
  write(await database(), (tx) => storeOffers(tx, id, source, offers))

/** `shop price` of what the product shows, and of the offers that are kept. */
async function found() {
  const db = await database()
  const [product] = await db.select().from(products).where(eq(products.id, id))
  const rows = await db
    .select()
    .from(productOffers)
    .where(eq(productOffers.productId, id))
    .orderBy(asc(productOffers.source), asc(productOffers.position))
  const nameOf = ({ productUrl, price }: { productUrl: string; price: number | null }) =>
    `${new URL(productUrl).hostname.split('.')[0]} ${price}`
  return { shown: product && nameOf(product), product, kept: rows.map((row) => `${row.source}: ${nameOf(row)}`) }
}

onEmbedded(() => {
  test('the cheapest offer in stock becomes what the product shows, and what it showed stays an offer', async () => {
    await store('feed:a', [
      offer('dear', 9_500),
      offer('gone', 5_000, { availability: 'out_of_stock' }),
      offer('cheap', 8_000, { originalPrice: 8_800, shopName: ' Cheap & Co ' }),
      offer('foreign', 100, { currency: 'EUR' }),
      offer('asking', null),
    ])
    const { shown, product, kept } = await found()
    expect(shown).toBe('cheap 8000')
    expect(product).toMatchObject({
      originalPrice: 8_800,
      availability: 'in_stock',
      origins: { price: ['feed', expect.any(Number)] },
    })
    expect(kept).toEqual([
      'feed:a: cheap 8000',
      'feed:a: dear 9500',
      'feed:a: asking null',
      'feed:a: gone 5000',
      'feed:a: foreign 100',
      'hand: own 9000',
    ])
    const history = (await pricesOf(await database(), id)).map(({ price }) => price)
    expect(history).toEqual([90, 80])
  })

  test('an offer that is no longer stated gives its place back to the one before, and nothing is left of the others', async () => {
    await store('feed:a', [offer('cheap', 8_000)])
    await store('feed:a', [])
    const { shown, kept, product } = await found()
    expect([shown, kept]).toEqual(['own 9000', []])
    expect(product?.origins).not.toHaveProperty('price')
  })

  test('a product without another offer keeps what a feed stated last', async () => {
    await store('feed:a', [offer('own', 8_500)])
    expect(await found()).toMatchObject({ shown: 'own 8500', kept: ['feed:a: own 8500'] })
    await store('feed:a', [])
    expect(await found()).toMatchObject({ shown: 'own 8500', kept: [] })
  })

  test('of equal prices, the order of shops decides, and the shop that is shown stays without one', async () => {
    await store('hand', [offer('second', 9_000), offer('first', 9_000)])
    expect((await found()).shown).toBe('own 9000')
    const programme = { parameter: 'ref', value: 'x' }
    await saveProgramme(await database(), 'second.example', { ...programme, place: 2 })
    await saveProgramme(await database(), 'first.example', { ...programme, place: 1 })
    await store('hand', [offer('second', 9_000), offer('first', 9_000)])
    expect(await found()).toMatchObject({
      shown: 'first 9000',
      kept: ['hand: own 9000', 'hand: second 9000', 'hand: first 9000'],
    })
  })

  test('what a person corrected no feed changes, neither the price nor the shop, but it tells what is in stock', async () => {
    await correctProduct(await database(), id, { price: 95 })
    await store('feed:a', [offer('cheap', 8_000), offer('own', 8_500, { availability: 'limited' })])
    expect(await found()).toMatchObject({
      shown: 'own 9500',
      product: { availability: 'limited' },
      kept: ['feed:a: cheap 8000', 'feed:a: own 8500'],
    })
  })

  test('sources replace their own offers alone, and a reading of the page since counts before a feed', async () => {
    await store('feed:a', [
      offer('one', 9_100, { checkedAt: later(-1) }),
      offer('own', 9_900, { checkedAt: later(-1) }),
    ])
    await store('hand', [offer('two', 9_200), offer('two', 9_300)])
    await store('feed:b', [offer('three', 9_300)])
    await store('feed:a', [])
    expect(await found()).toMatchObject({
      shown: 'own 9000',
      kept: ['feed:b: three 9300', 'hand: own 9000', 'hand: two 9200'],
    })
  })

  test('a save that is open in the desk conflicts with a change that can be seen, and with no other', async () => {
    const before = (await found()).product?.updatedAt
    await store('feed:a', [offer('own', 9_000, { originalPrice: 11_900 })])
    expect((await found()).product?.updatedAt).toEqual(before)
    await store('feed:a', [offer('own', 8_000)])
    expect((await found()).product?.updatedAt).not.toEqual(before)
  })

  test('the link of a network and the address in its shop are one offer', async () => {
    const wrapped = offer('cheap', 8_000)
    wrapped.productUrl = `https://x.pxf.io/c/1?u=${encodeURIComponent(wrapped.productUrl)}`
    await store('hand', [offer('cheap', 8_500), wrapped])
    expect(await found()).toMatchObject({ shown: 'x 8000', kept: ['hand: own 9000', 'hand: x 8000'] })
    const db = await database()
    await store('feed:a', [offer('cheap', 8_500)])
    const offers = await db.select().from(productOffers).where(eq(productOffers.productId, id))
    const others = otherOffers({ product_url: wrapped.productUrl, currency: 'USD' }, offers, [])
    expect(others.map(({ shop, price }) => [shop, price])).toEqual([['own.example', 90]])
  })

  test('offers for a product that is gone meanwhile are not stored', async () => {
    const db = await database()
    await write(db, (tx) => storeOffers(tx, 'missing', 'hand', [offer('cheap', 1)]))
    expect(await db.$count(productOffers, eq(productOffers.productId, 'missing'))).toBe(0)
  })
})
