/**
 * The header of every answer of this site's own API, and its value: the release whose contract the API has, without its last number.
 * A test fails when it is not that of package.json.
 */
export const API_VERSION_HEADER = 'plumbline-api'
export const API_VERSION = '0.3'
/** After the version and a semicolon in that header: visitors can sign in to the API, which stores their lists. */
export const VISITORS = 'visitors'

const POST_FIELDS = ['title', 'summary', 'previewImage', 'content', 'products', 'tags', 'categories', 'status'] as const

/**
 * The calls of SPEC section 7, each with the fields of its JSON body. Every API has these;
 * everything else in the contract is an addition of this site, which no API but our own has.
 */
export const BASE_CALLS: Readonly<Record<string, { body?: readonly string[] }>> = {
  'admin.authCheck': {},
  'posts.list': {},
  'posts.get': {},
  'posts.create': { body: POST_FIELDS },
  'posts.update': { body: [...POST_FIELDS, 'isHighlighted'] },
  'posts.remove': {},
  'posts.batchDelete': { body: ['ids'] },
  'posts.batchHighlight': { body: ['ids', 'isHighlighted'] },
  'posts.uploadImage': { body: ['image', 'postId'] },
  'products.list': {},
  'products.fetchFromUrl': { body: ['url'] },
  'categories.list': {},
}
