/** The orders and shops of a list of products. In a file without schemas, since browsers load it. */
export const PRODUCT_ORDERS = ['newest', 'price-low', 'price-high', 'rating'] as const
export type ProductOrder = (typeof PRODUCT_ORDERS)[number]
export const PRODUCT_SOURCES = ['amazon', 'homedepot', 'other'] as const
