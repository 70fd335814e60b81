/** Path of the product list. */
export const PRODUCTS_PATH = '/admin?tab=products'
