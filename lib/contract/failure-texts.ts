/** Messages for data that could not be loaded or found: SPEC section 8, verbatim. */
export const FAILURES = {
  authProviderMissing: 'useAuth must be used within an AuthProvider',

  fetchCuratedPosts: 'Failed to fetch curated posts',
  fetchPostCategories: 'Failed to fetch post categories',
  fetchPosts: 'Failed to fetch posts',
  fetchPost: 'Failed to fetch post',
  postIdRequired: 'Post ID is required',

  noPostsFound: 'No posts found. Try different keywords or filters.',
  noProductsFound: 'No products found. Try adjusting your search or filters.',
  noCategoryPosts: 'No posts found in this category',
} as const
