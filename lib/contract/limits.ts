/** Limits and sizes: SPEC section 9, and the limits of the API's input. */

export const HIGHLIGHT_LIMIT = 10
export const HIGHLIGHTS_PER_VIEW = 4
export const HIGHLIGHT_STEP = 4
export const HIGHLIGHT_SUMMARY_LENGTH = 100
export const CARD_SUMMARY_LENGTH = 160
export const CARD_PRODUCT_LIMIT = 3
export const CARD_SPECIFICATION_LIMIT = 4

/** Posts at the end of a post. */
export const RELATED_POSTS = 3
export const HOME_LIST_STEP = 10
export const POSTS_PER_PAGE = 10
export const EXPLORE_PAGE_SIZE = 9
export const PRODUCT_SELECTION_SIZE = 100
export const PRODUCT_MATCH_LIMIT = 10
/** Suggestions of each kind: posts, products and categories. */
export const SUGGESTION_LIMIT = 5
export const STRUCTURED_DATA_LIMIT = 10

/** Milliseconds. */
export const LIST_STALE_TIME = 30_000

/** Widths in CSS pixels that a picture in a post can be given. */
export const IMAGE_SIZES = { small: 150, medium: 350, large: 696 } as const
/** CSS pixels. */
export const EDITOR_MIN_HEIGHT = 300
/** CSS pixels. */
export const PREVIEW_THUMBNAIL_WIDTH = 200

/** Maximum rows of a list call, by `limit` or `per_page`. */
export const MAX_LIST_SIZE = 1_000
/** Addresses per sitemap: sitemaps.org allows 50,000. */
export const MAX_ADDRESSES = 50_000
export const MAX_BATCH_SIZE = 1_000
/** Characters of a category in a query. */
export const MAX_CATEGORY_LENGTH = 100
/** Characters of a synonym. */
export const MAX_SYNONYM_LENGTH = 60
/** Days for which a deleted post can be restored. */
export const DELETED_POST_DAYS = 30
/** Limits on the versions of a post, and on their total size in bytes; the oldest are dropped. */
export const MAX_VERSIONS = 100
export const MAX_VERSIONS_BYTES = 10 * 1024 * 1024
/** Limits on stored unsaved work: slots of one post and of all posts, days, and characters of its JSON. */
export const MAX_DRAFTS_PER_POST = 10
export const MAX_DRAFTS = 200
export const DRAFT_DAYS = 60
export const MAX_DRAFT_LENGTH = 1_500_000
/** Page size of the list of deleted posts. */
export const DELETED_POSTS_PER_PAGE = 20
export const MAX_TITLE_LENGTH = 300
export const MAX_SUMMARY_LENGTH = 2_000
export const MAX_AUTHOR_NAME_LENGTH = 100
export const MAX_AUTHOR_BIO_LENGTH = 600
export const MAX_AUTHOR_LINKS = 8
export const MAX_AUTHORS = 500
/** The posts on the page of an author. */
export const AUTHOR_POSTS = 48
export const MAX_SEO_TITLE_LENGTH = 200
export const MAX_SEO_DESCRIPTION_LENGTH = 500
/** Characters of HTML. */
export const MAX_CONTENT_LENGTH = 500_000
/** Characters of an alt text or a caption. */
export const MAX_ALT_LENGTH = 500
export const MAX_TAGS = 50
export const MAX_TAG_LENGTH = 60
export const MAX_LINKED_PRODUCTS = 100
export const MAX_URL_LENGTH = 2_048
export const MAX_PRODUCT_IMAGES = 30
/** Offers of a product that one source states: a person or a feed. */
export const MAX_OFFERS = 20
/** In units of a currency. */
export const MAX_PRICE = 10_000_000
export const MAX_RATING = 5
/** Characters of a product's texts; of a list, those of each entry. */
export const PRODUCT_LENGTHS = {
  name: 500,
  description: 10_000,
  brand: 200,
  sku: 200,
  model_number: 200,
  upc: 50,
  availability: 100,
  category: 200,
  subcategories: 200,
} as const
/** The same of its purchase information. */
export const PURCHASE_LENGTHS = {
  purchase_date: 100,
  purchase_method: 200,
  customer_reviews_purchase: 5_000,
  warranty_info: 5_000,
  installation_services: 500,
  related_products_purchased: 500,
} as const
export const SPECIFICATION_LENGTHS = { name: 200, value: 2_000 } as const
/** Characters of an affiliate program's host, of a parameter's name, and of its value. */
export const PROGRAMME_LENGTHS = { host: 300, parameter: 50, value: 200 } as const
/** The last place of a shop among those with the same price, and the hours for which its terms let a price be shown: a year. */
export const MAX_PLACE = 100
export const MAX_PRICE_HOURS = 8_784
/** Bytes of an uploaded file. */
export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024
export const MAX_UPLOAD_SIZE = '15 MB'
/** Bytes of a JSON body. */
export const MAX_JSON_BYTES = 2 * 1024 * 1024
/** Characters of a pasted page source, the same as the limit for a fetched page. */
export const MAX_SOURCE_LENGTH = 6 * 1024 * 1024
/** Bytes of the JSON body with a pasted source. */
export const MAX_SOURCE_BYTES = 9 * 1024 * 1024
/** Nesting depth of a JSON body; the contract needs at most six. */
export const MAX_JSON_DEPTH = 32

export const DEFAULT_CURRENCY = 'USD'

/** Rate limits per client: points in a window of seconds. */
export const RATES = {
  signInFailure: { points: 10, seconds: 600, message: 'Too many failed sign-ins from this address' },
  /** After too many failures, one attempt per window is still checked, so that nobody can lock the owner out. */
  signInRetry: { points: 1, seconds: 10, message: 'Too many failed sign-ins from this address' },
  productRead: { points: 30, seconds: 60, message: 'Too many products were fetched from this address' },
  linkCheck: { points: 300, seconds: 60, message: 'Too many links were checked from this address' },
  upload: { points: 120, seconds: 60, message: 'Too many pictures were uploaded from this address' },
  search: { points: 300, seconds: 60, message: 'Too many searches from this address' },
  /** Points are milliseconds of CPU time: half of what a core can do. */
  render: { points: 30_000, seconds: 60, message: 'Too many pages were requested from this address' },
  visit: { points: 300, seconds: 60, message: 'Too many visits were counted from this address' },
  suggestion: { points: 600, seconds: 60, message: 'Too many suggestions were requested from this address' },
} as const
export type Rate = keyof typeof RATES
