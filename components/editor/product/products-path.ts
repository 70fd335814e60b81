/** Where the products are listed. */
export const PRODUCTS_PATH = '/admin?tab=products'
