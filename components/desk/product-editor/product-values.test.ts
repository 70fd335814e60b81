import { expect, test } from 'vitest'
import { productSchema } from '@/lib/contract/products/product'
import { changesOf, validateProduct, fieldsOf, productFormValues } from './product-values'

const picture = {
  uploaded_url: '/uploads/a.webp',
  url: null,
  cdn_url: null,
  source_url: null,
  alt_text: 'A saw',
  is_primary: true,
}
const product = productSchema.parse({
  product_id: 'a',
  name: 'Saw',
  description: 'Cuts',
  price: 10,
  original_price: 12.5,
  currency: 'USD',
  rating: 4.25,
  review_count: 7,
  brand: 'Acme',
  sku: 's',
  model_number: 'm',
  upc: 'u',
  availability: 'in_stock',
  source: 'amazon',
  product_url: 'https://www.amazon.com/dp/B000000000',
  category: { path: ['Tools', 'Saws'] },
  subcategories: ['Hand'],
  images: [picture],
  specifications: { Length: '9 in.' },
  purchase_info: {
    is_purchased: true,
    purchase_date: '2026-01-02',
    purchase_price: 9.99,
    purchase_quantity: 2,
    return_rate: 0.025,
    installation_services: ['Sharpening'],
  },
})
const values = productFormValues(product)

test('every field is read back from the form unchanged', () => {
  const { product_id: _id, ...fields } = product
  expect(fieldsOf(values)).toEqual({ ...fields, offers: [] })
  expect(changesOf(values, productFormValues(product))).toBe(null)
})

test('offers that a person can change are sent together once one changed, and their faults belong to them', async () => {
  const offer = { product_url: 'https://b.example/saw', price: 9, currency: 'USD', by_hand: true }
  const offers = [
    { ...offer, shop: 'b.example' },
    { ...offer, shop: 'Feed', by_hand: false },
    { ...offer, shop: 'C' },
  ]
  const base = productFormValues(productSchema.parse({ ...product, offers }))
  expect(base.offers.map(({ shop, price }) => [shop, price])).toEqual([
    ['', '9.00'],
    ['C', '9.00'],
  ])
  expect(changesOf(base, base)).toBe(null)
  const changed = { ...base, offers: base.offers.map((each) => ({ ...each, price: ' 8,50' })) }
  const sent = { product_url: offer.product_url, price: 8.5, currency: 'USD', availability: null }
  expect(changesOf(base, changed)).toEqual({
    offers: [
      { ...sent, shop: null },
      { ...sent, shop: 'C' },
    ],
  })
  const wrong = { ...base, offers: base.offers.map((each) => ({ ...each, product_url: 'shop' })) }
  expect(await validateProduct(changesOf(base, wrong) ?? {}, wrong)).toEqual({
    offers: 'Must be an http or https address',
  })
})

test('only changed fields are sent, in the types of the API', () => {
  const changed = {
    ...values,
    price: '8,5',
    brand: ' ',
    category: 'Tools\n\n Planes ',
    rating: '',
    is_purchased: false,
    'purchase_info.return_rate': '4.5',
    specifications: [
      ...values.specifications,
      { key: 'n', name: ' Weight ', value: ' 3 lb ' },
      { key: 'e', name: '', value: '' },
    ],
  }
  expect(changesOf(values, changed)).toEqual({
    price: 8.5,
    brand: null,
    category: { path: ['Tools', 'Planes'] },
    rating: null,
    specifications: { Length: '9 in.', Weight: '3 lb' },
    purchase_info: { ...product.purchase_info, is_purchased: false, return_rate: 0.045 },
  })
  expect(changesOf(values, { ...values, images: [] })).toEqual({ images: [] })
})

test('empty purchase information is null', () => {
  const bare = productFormValues({ ...product, purchase_info: null })
  expect(fieldsOf(bare).purchase_info).toBe(null)
  expect(fieldsOf({ ...bare, is_purchased: true }).purchase_info).toMatchObject({
    is_purchased: true,
    purchase_date: null,
  })
})

const errorsOf = (changed: object) => {
  const typed = { ...values, ...changed }
  return validateProduct(changesOf(values, typed) ?? {}, typed)
}

test.each([
  ['name', ' '],
  ['product_url', 'shop.example/a'],
  ['price', 'much'],
  ['original_price', '1.234'],
  ['currency', 'dollars'],
  ['rating', '5.5'],
  ['rating', 'good'],
  ['review_count', '1.5'],
  ['purchase_info.purchase_price', '-1'],
  ['purchase_info.purchase_quantity', 'two'],
  ['purchase_info.return_rate', '101'],
])('%s rejects %j', async (field, text) => {
  expect(Object.keys(await errorsOf({ [field]: text }))).toEqual([field])
})

test('a text that is no number is refused where there was none before', async () => {
  const bare = { ...values, rating: '', price: '' }
  const typed = { ...bare, rating: 'good', price: 'much' }
  expect(Object.keys(await validateProduct(changesOf(bare, typed) ?? {}, typed))).toEqual(['price', 'rating'])
})

test('specifications need unique names', async () => {
  const with_ = async (...names: string[]) =>
    (await errorsOf({ specifications: names.map((name, at) => ({ key: String(at), name, value: 'x' })) }))
      .specifications
  expect([await with_('a', 'b'), await with_('a', ' a '), await with_('')]).toEqual([
    undefined,
    'Each name can be used only once',
    'A value needs a name',
  ])
  expect(await errorsOf({})).toEqual({})
})
