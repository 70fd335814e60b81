/** Texts and error messages of public pages: SPEC section 8, verbatim. */
export const TEXTS = {
  siteTagline: 'Find ideas and products to improve your home',

  postNotFound: 'Post Not Found',
  postNotFoundDetail: "The post you're looking for doesn't exist.",
  fetchProducts: 'Failed to fetch products',
  fetchSearchResults: 'Failed to fetch search results',
  fetchCategoryPosts: 'Failed to fetch category posts',

  /** Of a product that is gone. */
  gone: 'No longer available',
} as const
