/** The messages of SPEC section 8 that visitors read, to the letter; apart from the others, so that no public page loads those. */
export const TEXTS = {
  siteTagline: 'Find ideas and products to improve your home',

  postNotFound: 'Post Not Found',
  postNotFoundDetail: "The post you're looking for doesn't exist.",
  noPostsFound: 'No posts found. Try different keywords or filters.',
  noProductsFound: 'No products found. Try adjusting your search or filters.',
  noCategoryPosts: 'No posts found in this category',
} as const
