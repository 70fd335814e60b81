import type { Product } from './product'

/** The values of a product of which only its name and address are known. */
export const EMPTY_PRODUCT = {
  description: '',
  price: null,
  original_price: null,
  rating: null,
  review_count: null,
  brand: null,
  sku: null,
  model_number: null,
  upc: null,
  availability: null,
  category: null,
  subcategories: [],
  images: [],
  specifications: {},
} satisfies Partial<Product>
