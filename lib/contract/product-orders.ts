/** The orders and shops by which a list of products is asked for; apart from the schemas, since browsers load them. */
export const PRODUCT_ORDERS = ['newest', 'price-low', 'price-high', 'rating'] as const
export type ProductOrder = (typeof PRODUCT_ORDERS)[number]
export const PRODUCT_SOURCES = ['amazon', 'homedepot', 'other'] as const
