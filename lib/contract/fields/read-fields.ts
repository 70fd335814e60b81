/** What a reading of a product's page can change; `price` stands for the list price and the currency, too. In a file without schemas, since browsers load it. */
export const READ_FIELDS = [
  'name',
  'price',
  'availability',
  'product_url',
  'description',
  'images',
  'rating',
  'review_count',
  'brand',
  'sku',
  'model_number',
  'upc',
  'category',
  'subcategories',
  'specifications',
] as const
export type ReadField = (typeof READ_FIELDS)[number]
