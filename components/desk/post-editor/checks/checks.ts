import type { Node } from '@tiptap/pm/model'
import { wordsIn } from '@/lib/format/texts/counts'
import { SHOWN_DESCRIPTION } from '@/lib/format/texts/shorten'
import type { PostValues } from '../form/post-values'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { STALE_PRICE_DAYS } from '@/lib/contract/products/catalog-views'
import { isUntagged, type AffiliateProgramme } from '@/lib/format/addresses/affiliate-link'
import { daysSince } from '@/lib/format/dates'
import { describeLink } from '../../products/describe-link'
import { isCategory } from '@/lib/contract/posts/categories'
import { decodeSegment } from '@/lib/format/addresses/paths'

/** The fields that a check leads to; their sections have the name as `data-field`. */
export type CheckedField = 'summary' | 'previewImage' | 'categories'

/** Something to look at before a post is published; it never blocks. */
export type Check = {
  text: string
  /** Where to look: a position in the text, a field of the form, or a page of the admin. */
  place: { pos: number } | { field: CheckedField } | { href: string }
}

/** Pixels that cards need on screens of double density. */
const CARD_PICTURE_WIDTH = 640

type Measured = {
  /** Characters of the text. */
  length: number
  /** CSS pixels; 0 for a picture that does not load, null if unknown. */
  pictureWidth: number | null
}

/** The checks of the fields: categories, preview image, and the length of the summary. */
export function fieldChecks(values: PostValues, { length, pictureWidth }: Measured): Check[] {
  const summary = values.summary.trim().length
  const checks: Check[] = []
  const add = (field: CheckedField, text: string) => checks.push({ text, place: { field } })
  if (values.categories.length === 0) add('categories', 'It has no category')
  if (!values.previewImage.trim()) add('previewImage', 'It has no preview image')
  else if (pictureWidth === 0) add('previewImage', 'The preview image does not load')
  else if (pictureWidth !== null && pictureWidth < CARD_PICTURE_WIDTH)
    add('previewImage', `The preview image is ${pictureWidth} pixels wide: cards need ${CARD_PICTURE_WIDTH}`)
  if (summary > SHOWN_DESCRIPTION && !values.seo.description.trim())
    add('summary', `The summary has ${summary} characters: search results show about ${SHOWN_DESCRIPTION}`)
  if (summary > 0 && length < summary) checks.push({ text: 'The text is shorter than the summary', place: { pos: 0 } })
  return checks
}

/**
 * The checks of linked products: links, prices and affiliate tags.
 * @param now milliseconds.
 */
export function productChecks(
  products: readonly CatalogProduct[],
  programmes: readonly AffiliateProgramme[],
  now: number,
): Check[] {
  return products.flatMap(({ product, link, price_at }) => {
    const place = { href: `/admin/product/${encodeURIComponent(product.product_id)}` }
    const found = describeLink(link)
    const age = price_at ? daysSince(price_at, now) : 0
    return [
      found?.isTrouble ? `${product.name}: ${lowerFirst(found.text)}` : '',
      age > STALE_PRICE_DAYS ? `${product.name}: the price is ${age} days old` : '',
      isUntagged(product.product_url, programmes) ? `${product.name}: the link lacks your affiliate tag` : '',
    ].flatMap((text) => (text ? [{ text, place }] : []))
  })
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What a text consists of, with positions in its document. */
export type TextParts = {
  /** Characters, without spaces at the ends. */
  length: number
  words: number
  links: { href: string; text: string; pos: number }[]
  headings: { text: string; level: number; pos: number }[]
  /** Positions of the pictures without alt text. */
  undescribed: number[]
}

/** Reads a document for its checks, its outline and the count of its words. */
export function textParts(doc: Node): TextParts {
  const links: TextParts['links'] = []
  const headings: TextParts['headings'] = []
  const undescribed: number[] = []
  let words = 0
  doc.descendants((node, pos) => {
    if (node.isTextblock) words += wordsIn(node.textBetween(0, node.content.size, ' ', ' '))
    const { name } = node.type
    if (name === 'image' && !String(node.attrs.alt ?? '').trim()) undescribed.push(pos)
    if (name === 'heading') headings.push({ text: node.textContent.trim(), level: Number(node.attrs.level), pos })
    const href: unknown = node.marks.find(({ type }) => type.name === 'link')?.attrs.href
    if (!node.isText || typeof href !== 'string') return
    const before = links.at(-1)
    // A link with a bold word in it is several text nodes.
    if (before?.href === href && before.pos + before.text.length === pos) before.text += node.text ?? ''
    else links.push({ href, text: node.text ?? '', pos })
  })
  return { length: doc.textBetween(0, doc.content.size, ' ').trim().length, words, links, headings, undescribed }
}

/** What a link to a post of this site leads to; null for other links, undefined while that is unknown. */
export type LinkedPost = 'published' | 'draft' | 'missing' | null | undefined

type Known = {
  programmes: readonly AffiliateProgramme[]
  /** The public address of the site, without a trailing slash. */
  siteUrl: string
  postAt: (href: string) => LinkedPost
}

/** The checks of a text: alt texts, links and the order of headings. */
export function textChecks({ undescribed, links, headings }: TextParts, known: Known): Check[] {
  const among = (requested: (link: TextParts['links'][number]) => boolean) =>
    links.filter(requested).map(({ pos }) => pos)
  const broken = among(({ href }) => isBroken(href, known))
  const toDrafts = among(({ href }) => known.postAt(href) === 'draft')
  const untagged = among(({ href }) => isUntagged(href, known.programmes))
  return [
    ...check(undescribed, 'One picture has no alt text', 'pictures have no alt text'),
    ...check(among(isWithoutText), 'One link has no text', 'links have no text'),
    ...check(broken, 'One link leads nowhere', 'links lead nowhere'),
    ...check(toDrafts, `One link leads to a draft, ${UNREADABLE}`, `links lead to drafts, ${UNREADABLE}`),
    ...check(untagged, 'One link to a shop lacks your affiliate tag', 'links to shops lack your affiliate tag'),
    ...headingChecks(headings),
  ]
}

const UNREADABLE = 'which visitors cannot read'

/** One check for all positions where something is missing; it leads to the first. */
function check([pos, ...more]: number[], one: string, many: string): Check[] {
  return pos === undefined ? [] : [{ text: more.length > 0 ? `${more.length + 1} ${many}` : one, place: { pos } }]
}

const isWithoutText = ({ text }: TextParts['links'][number]) => !/[\p{L}\p{N}\p{S}]/u.test(text)

function isBroken(href: string, { siteUrl, postAt }: Known): boolean {
  if (/^(#|mailto:|tel:)/i.test(href)) return /^(mailto|tel):\s*$/i.test(href)
  if (!URL.canParse(href, siteUrl)) return true
  const { hostname, host, pathname } = new URL(href, siteUrl)
  if (host === new URL(siteUrl).host)
    return postAt(href) === 'missing' || /^\/(admin|draft)(\/|$)/.test(pathname) || isUnknownCategory(pathname)
  return !/[.:]/.test(hostname)
}

function isUnknownCategory(pathname: string): boolean {
  const name = /^\/category\/([^/]+)\/?$/.exec(pathname)?.[1]
  return name !== undefined && !isCategory(decodeSegment(name) ?? '')
}

/** Headings begin at level 2, since the title is the first level, and leave out no level on the way down. */
function headingChecks(headings: TextParts['headings']): Check[] {
  const levelBefore = (at: number) => headings[at - 1]?.level ?? 1
  const at = headings.findIndex(({ level }, index) => level > levelBefore(index) + 1)
  const deep = headings[at]
  if (deep) {
    const before = at > 0 ? `the one before it is of level ${levelBefore(at)}` : 'no heading of level 2 comes before it'
    const text = `The heading “${deep.text}” is of level ${deep.level}, but ${before}`
    return [{ text, place: { pos: deep.pos } }]
  }
  const empty = headings.find(({ text }) => text === '')
  return empty ? [{ text: 'A heading is empty', place: { pos: empty.pos } }] : []
}
