import type { Reading } from '../../server/products/product-row'

const picture = (number: number) => ({
  uploaded_url: null,
  url: `https://img.example/${number}.jpg`,
  cdn_url: null,
  source_url: null,
  alt_text: `Drill ${number}`,
  is_primary: number === 1,
})

/** A product with every field set. */
export const READING: Reading = {
  key: 'amazon:B000000000',
  name: 'Cordless drill',
  description: 'Drills holes',
  price: 89.99,
  original_price: 119,
  currency: 'USD',
  rating: 4.5,
  review_count: 1204,
  brand: 'Oakly',
  sku: 'OAK-1',
  model_number: 'DR18',
  upc: '012345678905',
  availability: 'in_stock',
  source: 'amazon',
  product_url: 'https://www.amazon.com/dp/B000000000',
  category: { path: ['Tools', 'Drills'] },
  subcategories: ['Cordless'],
  images: [picture(1), picture(2)],
  specifications: { Voltage: '18 V' },
  purchase_info: null,
}
