import sanitizeHtml from 'sanitize-html'
import * as elements from '@/lib/contract/posts/content-elements'
import { VIDEO_PROVIDERS } from '@/lib/format/video'
import { MAX_OPEN, TooDeep, withoutTags } from '@/lib/format/texts/map-texts'
import { printable } from '@/lib/format/texts/printable'
import { ROW_KINDS } from '@/lib/measure/comparison'
import { PREVIEW, readPlace, readShape, writePlace } from '@/lib/measure/pins'
import { readItem, readKit, writeItem, writeKit } from '@/lib/measure/kit'
import { EMBED_MARK, EMBED_TRANSFORMS } from './embeds'
import { plainBlocks } from './plain-blocks'

/** Deeper elements are reduced to their text, to bound recursion. */
const MAX_DEPTH = 100

const ALIGNMENTS = ['left', 'center', 'right']
const ALIGN = { name: 'data-align', values: ALIGNMENTS }

/** The elements and attributes of a post's content: the editor's, and table heads and captions of external APIs. */
export const CONTENT_ALLOWLIST: sanitizeHtml.IOptions = {
  allowedTags: [...elements.CONTENT_BLOCKS, 'aside', ...elements.CONTENT_INLINE, ...elements.CONTENT_TABLES],
  allowedAttributes: {
    a: ['href', 'title', 'id'],
    aside: [{ name: 'data-callout', values: [...elements.CALLOUT_KINDS] }],
    figure: [{ name: 'data-video', values: [...VIDEO_PROVIDERS] }],
    li: ['id', 'value', 'data-pin'],
    p: ['data-product'],
    table: ['data-kit', { name: 'data-compare', values: [''] }],
    tr: ['data-item', { name: 'data-row', values: [...ROW_KINDS] }],
    img: ['src', 'alt', 'title', 'width', 'height', ALIGN],
    ol: ['start', 'data-pins', { name: 'data-picture', values: [PREVIEW] }, { name: 'data-footnotes', values: [''] }],
    th: ['colspan', 'rowspan', 'scope', 'data-product', ALIGN],
    td: ['colspan', 'rowspan', ALIGN],
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
    a: (tagName, attribs) => withIds(tagName, withScheme(attribs, 'href')),
    img: (tagName, attribs) => ({ tagName, attribs: withScheme(attribs, 'src') }),
    li: withPlace,
    ol: withFields('data-pins', readShape),
    p: withProduct,
    td: withAlignment,
    th: (tagName, attribs) => withProduct(tagName, withAlignment(tagName, attribs).attribs),
    table: withFields('data-kit', (text) => writeKit(readKit(text))),
    tr: withFields('data-item', (text) => {
      const item = readItem(text)
      return item && writeItem(item)
    }),
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
}

/** Addresses without a scheme, which depend on that of the page, get https. */
function withScheme(attribs: sanitizeHtml.Attributes, name: 'href' | 'src'): sanitizeHtml.Attributes {
  const address = attribs[name]?.trim()
  return address && /^\/\/[^/\\]/.test(address) ? { ...attribs, [name]: `https:${address}` } : attribs
}

/** Removes all ids but those of footnotes, and all values that are no numbers of list items. */
export function withIds(tagName: string, { id, value, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return {
    tagName,
    attribs: {
      ...attribs,
      ...(id && elements.FOOTNOTE_ID.test(id) && { id }),
      ...(value && /^\d{1,6}$/.test(value) && { value }),
    },
  }
}

/** The alignment of a cell, as other programs write it, too. */
function withAlignment(
  tagName: string,
  { align, style, 'data-align': own, ...attribs }: sanitizeHtml.Attributes,
): sanitizeHtml.Tag {
  const styled = /(?:^|[;\s])text-align:\s*([a-z]+)/i.exec(style ?? '')?.[1]
  const known = [own, styled, align]
    .map((value) => value?.toLowerCase())
    .find((value) => ALIGNMENTS.includes(value ?? ''))
  return { tagName, attribs: { ...attribs, ...(known && { 'data-align': known }) } }
}

function withPlace(tagName: string, { 'data-pin': pin, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { attribs: others } = withIds(tagName, attribs)
  const place = pin === undefined ? null : readPlace(pin)
  return { tagName, attribs: { ...others, ...(place && { 'data-pin': writePlace(place) }) } }
}

function withProduct(
  tagName: string,
  { 'data-product': product, ...attribs }: sanitizeHtml.Attributes,
): sanitizeHtml.Tag {
  return {
    tagName,
    attribs: { ...attribs, ...(product && elements.CARD_PRODUCT_ID.test(product) && { 'data-product': product }) },
  }
}

/** Normalizes an attribute of fields; null removes it. */
function withFields(name: string, normalized: (text: string) => string | null): sanitizeHtml.Transformer {
  return (tagName, { [name]: text, ...attribs }) => {
    const value = text === undefined ? null : normalized(text)
    return { tagName, attribs: { ...attribs, ...(value !== null && { [name]: value }) } }
  }
}

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
    const allowedTags = [...(allowlist.allowedTags || []), ...elements.FOREIGN_BLOCKS]
    const allowed = allowlist.allowedAttributes || {}
    const cleaned = sanitized(html, {
      ...allowlist,
      allowedTags,
      allowedAttributes: { ...allowed, a: [...(allowed.a ?? []), EMBED_MARK] },
      transformTags: { ...allowlist.transformTags, ...EMBED_TRANSFORMS },
      onOpenTag,
      onCloseTag: () => (open -= 1),
    })
    const plain = plainBlocks(cleaned)
    return plain === cleaned ? cleaned : sanitized(plain, allowlist)
  } catch (error) {
    if (error instanceof TooDeep) return sanitized(withoutTags(html), allowlist)
    throw error
  }
}

/** Sanitized HTML, without the characters that HTML forbids, which references stand for too. */
const sanitized = (html: string, options: sanitizeHtml.IOptions) => printable(sanitizeHtml(html, options))
