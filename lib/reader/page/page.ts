import type { CheerioAPI } from 'cheerio/slim'
import type { Element, AnyNode } from 'domhandler'
import { decodeSegment } from '../../format/addresses/paths'
import type { ImageFact } from '../reader-options'
import { parseMarkup } from './parse-markup'

/** A parsed page with its metadata. */
export type Page = {
  $: CheerioAPI
  url: URL
  /** The base of relative URLs. */
  base: URL
  canonical: string | null
  /** Contents of meta tags by lower-case property or name, in order. */
  metas: Map<string, string[]>
  /** All inline scripts. */
  scripts: { type: string; id: string; text: string }[]
  /** Names of the shop, from meta tags and the host. */
  shopNames: string[]
  /** The ancestors of the main heading. */
  heart: ReadonlySet<Element>
  /** The page's headings and titles, headings first. */
  titles: string[]
}

const UNREAD = /^(script|style|template|noscript|svg|iframe)$/

const MAX_TEXT = 200_000

/** The elements that match a selector on a page, or within an element, in document order. */
export function elementsOf(page: Page, selector: string, within?: AnyNode): Element[] {
  const found = within ? page.$(within).find(scoped(selector)) : page.$(selector)
  return found.toArray().filter((element): element is Element => 'attribs' in element)
}

/** Without a scope the library compares all children of the element with each other first. */
const scoped = (selector: string) => `:scope ${selector.replaceAll(', ', ', :scope ')}`

/** The ancestors of an element, the nearest first. */
export function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = []
  for (let parent = element.parent; parent; parent = parent.parent) {
    if ('attribs' in parent) ancestors.push(parent)
  }
  return ancestors
}

/** The text content of an element without scripts and the like, up to `max` characters; it visits no more nodes than that takes. */
export function rawText(node: AnyNode | null | undefined, max = MAX_TEXT): string {
  let text = ''
  let at: AnyNode | null | undefined = node
  while (at && text.length <= max) {
    if (at.type === 'text') text += at.data
    const inner: AnyNode | null =
      'children' in at && !('name' in at && UNREAD.test(at.name)) ? (at.children[0] ?? null) : null
    at = inner ?? nodeAfter(at, node)
  }
  return text.slice(0, max)
}

/** The next node in document order that is not within a node; null where the outer one ends. */
export function nodeAfter(node: AnyNode, outer: AnyNode | null | undefined): AnyNode | null {
  for (let at: AnyNode | null = node; at && at !== outer; at = at.parent) if (at.next) return at.next
  return null
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

const MARKUP = /<\/?[a-z!][^<>]{0,2000}>/i

const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i

const BLOCK_ENDS = /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|ul|ol|tr|table|h[1-6]|dt|dd|section|article)>/gi

const LINE = '\u2028'

const LONGEST = 60_000

/** One line of text: white space collapsed, invisible characters removed. */
export function foldText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(INVISIBLE, '').replace(/ {2,}/g, ' ').trim()
}

/** One line of text from a value with entities or markup, encoded once or twice; null if empty. */
export function plainLine(value: string | null | undefined): string | null {
  return foldText(withoutMarkup(withoutMarkup((value ?? '').slice(0, LONGEST)))) || null
}

/** Plain text with a line per paragraph, from a value with markup; null if empty. */
export function plainParagraphs(value: string | null | undefined): string | null {
  const text = withoutMarkup(withoutMarkup((value ?? '').slice(0, LONGEST).replace(/\r?\n[ \t]*/g, LINE)))
  const lines = text.split(new RegExp(`[\\n${LINE}]`)).map(foldText)
  return lines.filter(Boolean).join('\n') || null
}

function withoutMarkup(text: string): string {
  if (!MARKUP.test(text) && !ENTITY.test(text)) return text
  return rawText(parseMarkup(text.replace(BLOCK_ENDS, `${LINE}$&`)))
}

/** Characters; longer URLs are ignored. */
const MAX_URL_LENGTH = 2_048

const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/** An absolute http(s) URL from a page's value; null for anything else. */
export function webAddress(value: string | null | undefined, base: URL): string | null {
  const text = (value ?? '').trim().replace(/&amp;/g, '&').replace(/\\\//g, '/')
  if (text === '' || text.startsWith('#') || !URL.canParse(text, base)) return null
  const address = new URL(text, base)
  if (address.protocol !== 'http:' && address.protocol !== 'https:') return null
  if (address.username || address.password || address.href.length > MAX_URL_LENGTH) return null
  return address.href
}

/** Pictures at those of the addresses that are valid. */
export function picturesAt(addresses: (string | undefined)[], alt: string | null, page: Page): ImageFact[] {
  return addresses.flatMap((address) => {
    const url = webAddress(address, page.base)
    return url ? [{ url, alt }] : []
  })
}

/** Host and path of a URL, to compare pages: without scheme, `www.`, query and trailing slash. */
export function placeOf(address: string, base: URL): string | null {
  const absolute = webAddress(address, base)
  if (!absolute) return null
  const { hostname, pathname } = new URL(absolute)
  const path = (decodeSegment(pathname) ?? pathname).replace(CONTROLS, '').replace(/\/+$/, '')
  return `${hostname.replace(/^(www|m)\./, '')}${path}`.toLowerCase()
}
