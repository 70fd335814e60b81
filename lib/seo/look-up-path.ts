/** Posts are found at any address below `/curated-posts/~/` that ends in their id, and redirected. */
export const LOOK_UP = '~'
