import 'server-only'
import sanitizeHtml from 'sanitize-html'
import {
  CALLOUT_KINDS,
  CARD_PRODUCT_ID,
  CONTENT_BLOCKS,
  CONTENT_INLINE,
  CONTENT_TABLES,
  FOOTNOTE_ID,
  FOREIGN_BLOCKS,
} from '@/lib/contract/posts/content-elements'
import { VIDEO_PROVIDERS } from '@/lib/format/pictures/video'
import { EMBED_MARK, EMBED_TRANSFORMS } from './embeds'
import { plainBlocks } from './plain-blocks'

/** Deeper elements are reduced to their text, to bound recursion. */
const MAX_DEPTH = 100
/** Limit on unclosed tags, each of which slows down the parser. */
const MAX_OPEN = 1_000

/** The elements and attributes of a post's content: the editor's, and table heads and captions of external APIs. */
export const CONTENT_ALLOWLIST: sanitizeHtml.IOptions = {
  allowedTags: [...CONTENT_BLOCKS, 'aside', ...CONTENT_INLINE, ...CONTENT_TABLES],
  allowedAttributes: {
    a: ['href', 'title', 'id'],
    aside: [{ name: 'data-callout', values: [...CALLOUT_KINDS] }],
    figure: [{ name: 'data-video', values: [...VIDEO_PROVIDERS] }],
    li: ['id', 'value'],
    p: ['data-product'],
    img: ['src', 'alt', 'title', 'width', 'height', { name: 'data-align', values: ['left', 'center', 'right'] }],
    ol: ['start', { name: 'data-footnotes', values: [''] }],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  nestingLimit: MAX_DEPTH,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    del: 's',
    strike: 's',
    ins: 'u',
    menu: 'ul',
    dir: 'ul',
    a: withIds,
    li: withIds,
    p: withProduct,
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
}

/** Removes all ids but those of footnotes, and all values that are no numbers of list items. */
export function withIds(tagName: string, { id, value, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return {
    tagName,
    attribs: {
      ...attribs,
      ...(id && FOOTNOTE_ID.test(id) && { id }),
      ...(value && /^\d{1,6}$/.test(value) && { value }),
    },
  }
}

function withProduct(
  tagName: string,
  { 'data-product': product, ...attribs }: sanitizeHtml.Attributes,
): sanitizeHtml.Tag {
  return {
    tagName,
    attribs: { ...attribs, ...(product && CARD_PRODUCT_ID.test(product) && { 'data-product': product }) },
  }
}

class TooDeep extends Error {}

/**
 * Sanitizes HTML to the allowlist; unsupported blocks become paragraphs, and excessively nested markup becomes text.
 * @param allowlist replaces the default one, with transforms.
 */
export function cleanContent(html: string, allowlist = CONTENT_ALLOWLIST): string {
  let open = 0
  const onOpenTag = () => {
    open += 1
    if (open > MAX_OPEN) throw new TooDeep()
  }
  try {
    const allowedTags = [...(allowlist.allowedTags || []), ...FOREIGN_BLOCKS]
    const allowed = allowlist.allowedAttributes || {}
    const cleaned = sanitizeHtml(html, {
      ...allowlist,
      allowedTags,
      allowedAttributes: { ...allowed, a: [...(allowed.a ?? []), EMBED_MARK] },
      transformTags: { ...allowlist.transformTags, ...EMBED_TRANSFORMS },
      onOpenTag,
      onCloseTag: () => (open -= 1),
    })
    const plain = plainBlocks(cleaned)
    return plain === cleaned ? cleaned : sanitizeHtml(plain, allowlist)
  } catch (error) {
    if (error instanceof TooDeep) return sanitizeHtml(withoutTags(html), allowlist)
    throw error
  }
}

function withoutTags(html: string): string {
  return html.replace(/(?:<[a-z/!?][^<>]*>)+/gi, ' ').replaceAll('<', '&lt;')
}
