export const CONTENT_BLOCKS = 'p h2 h3 h4 ul ol li blockquote pre hr figure figcaption'.split(' ')
export const CONTENT_INLINE = ['strong', 'b', 'em', 'i', 'u', 's', 'code', 'br', 'a', 'img', 'sub', 'sup']
/** Table elements; heads and captions only come from external APIs, not from the editor. */
export const CONTENT_TABLES = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption']

/** Kinds of callouts: an `aside` with `data-callout`; any other `aside` is not supported. */
export const CALLOUT_KINDS = ['tip', 'warning', 'note'] as const
export type CalloutKind = (typeof CALLOUT_KINDS)[number]

export const CALLOUT_LABELS: Record<CalloutKind, string> = { tip: 'Tip', warning: 'Warning', note: 'Note' }

/** Ids of a footnote and of its reference in the text. */
export const FOOTNOTE_ID = /^fn(ref)?-[\w-]{1,24}$/

/** Ids of products, in product cards. */
export const CARD_PRODUCT_ID = /^[\w-]{1,64}$/

/** Block elements of HTML (section 15.3) that are not supported: their text becomes paragraphs. */
export const FOREIGN_BLOCKS = (
  'address article aside center dd details dialog div dl dt fieldset footer form header hgroup ' +
  'legend listing main nav optgroup option plaintext search section summary'
).split(' ')
