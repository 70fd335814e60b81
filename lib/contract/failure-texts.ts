/** What could not be read, done or found, for visitors and administrators: the error catalogue of SPEC section 8, to the letter. */
export const FAILURES = {
  authProviderMissing: 'useAuth must be used within an AuthProvider',

  fetchCuratedPosts: 'Failed to fetch curated posts',
  fetchProducts: 'Failed to fetch products',
  fetchPostCategories: 'Failed to fetch post categories',
  fetchPosts: 'Failed to fetch posts',
  fetchPost: 'Failed to fetch post',
  fetchSearchResults: 'Failed to fetch search results',
  fetchCategoryPosts: 'Failed to fetch category posts',
  postIdRequired: 'Post ID is required',

  noPostsFound: 'No posts found. Try different keywords or filters.',
  noProductsFound: 'No products found. Try adjusting your search or filters.',
  noCategoryPosts: 'No posts found in this category',
} as const
