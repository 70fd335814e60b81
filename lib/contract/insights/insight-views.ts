/** What insights know of; in a file without schemas, since browsers load it. */

/** Where a link to a shop was clicked: in a card of a list, in the text or the panel of a post, or on Explore. */
export const CLICK_PLACES = ['card', 'body', 'panel', 'explore'] as const
export type ClickPlace = (typeof CLICK_PLACES)[number]

/** The longest period that insights are shown for. */
export const MAX_INSIGHT_DAYS = 365
/** Rows of each table of the insights; CSV has all. */
export const MAX_INSIGHT_ROWS = 50

export const CSV_TABLES = ['days', 'posts', 'products', 'shops', 'places', 'searches'] as const
export type CsvTable = (typeof CSV_TABLES)[number]

export const IDEA_KINDS = ['unclicked-search', 'stale-price', 'old-post', 'unused-product'] as const
export type IdeaKind = (typeof IDEA_KINDS)[number]
