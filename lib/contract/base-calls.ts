type Sent = { query?: readonly string[]; body?: readonly string[] }

const POST_FIELDS = ['title', 'summary', 'previewImage', 'content', 'products', 'tags', 'categories', 'status'] as const

/**
 * The calls of SPEC section 7, each with its query parameters and the fields of its JSON body. Every API supports these;
 * everything else in the contract is an addition of this site, which an external API may lack.
 */
export const BASE_CALLS: Readonly<Record<string, Sent>> = {
  'admin.authCheck': {},
  'posts.list': { query: ['status', 'isHighlighted', 'limit', 'page', 'per_page', 'q', 'category'] },
  'posts.get': {},
  'posts.create': { body: POST_FIELDS },
  'posts.update': { body: [...POST_FIELDS, 'isHighlighted'] },
  'posts.remove': {},
  'posts.batchDelete': { body: ['ids'] },
  'posts.batchHighlight': { body: ['ids', 'isHighlighted'] },
  'posts.uploadImage': { body: ['image', 'postId'] },
  'products.list': { query: ['page', 'per_page', 'search', 'post_category', 'include_unlinked'] },
  'products.fetchFromUrl': { body: ['url'] },
  'categories.list': {},
}
