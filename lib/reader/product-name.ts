import { elementsOf, rawText, type Page, plainLine } from './page/page'

const SEPARATOR = /\s+[|–—»:·•-]+\s+|\s*\|\s*/
/** eBay's headings have this prefix for screen readers. */
const HIDDEN_LEAD = /^details about\s+/i
const LEADS = /^(buy|shop|amazon\.[a-z.]+\s*:)\s+/i
const TAILS = /\s+(online|for sale( online)?|at best price.*|free shipping)$/i
const SHOP_ENDINGS = new RegExp(
  `^(${[
    'com|net|org|co|inc|uk|us|usa|ca|canada|de|deutschland|fr|france|es|it|nl|ie|eu|au|australia|store',
    'shop|online|official|site|homepage',
  ].join('|')})*$`,
  '',
)
const MAX_LENGTH = 500

/** The words of a name, to compare names. */
export function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The share of the shorter name's words that the other has: 0 to 1. */
export function likeness(one: string, other: string): number {
  const [first, second] = [new Set(wordsOf(one)), new Set(wordsOf(other))]
  const [fewer, more] = first.size <= second.size ? [first, second] : [second, first]
  if (fewer.size === 0) return 0
  return [...fewer].filter((word) => more.has(word)).length / fewer.size
}

/** A name as one line, without a shop name at its end; null if empty. */
export function cleanName(value: string | null | undefined, page: Page): string | null {
  const line = plainLine(value)?.replace(HIDDEN_LEAD, '')
  if (!line) return null
  const parts = splitAround(line)
  while (parts.length > 1 && isShop(parts.at(-1)?.text ?? '', page)) parts.pop()
  return joined(parts)
}

/** A product's name from a page title: without the shop's name and sales phrases. */
export function cleanTitle(value: string | null | undefined, page: Page): string | null {
  const name = cleanName(value, page)
  if (!name) return null
  const parts = splitAround(name)
  if (parts.length > 1 && isShop(parts[0]?.text ?? '', page)) parts.shift()
  const title = joined(parts)?.replace(LEADS, '').replace(TAILS, '') || null
  const headings = elementsOf(page, 'h1').slice(0, 3)
  const within = headings
    .map((each) => plainLine(rawText(each, 1_000)))
    .find((text) => text && title && isHeart(text, title))
  return within ?? title
}

/** Whether a title is built around a heading, rather than just containing its words. */
function isHeart(heading: string, title: string): boolean {
  const [short, long] = [wordsOf(heading), wordsOf(title)]
  return title.toLowerCase().includes(heading.toLowerCase()) && short.length >= long.length / 2
}

type Part = { text: string; separator: string }

function splitAround(line: string): Part[] {
  const separators = line.match(new RegExp(SEPARATOR, 'g')) ?? []
  return line.split(SEPARATOR).map((text, index) => ({ text, separator: separators[index - 1] ?? '' }))
}

function joined(parts: Part[]): string | null {
  const name = parts.map(({ text, separator }, index) => (index === 0 ? text : separator + text)).join('')
  return name.trim().slice(0, MAX_LENGTH) || null
}

/** Whether a part of a title is the shop's name: 'Etsy', 'Etsy UK', 'etsy.com', 'The Home Depot'. */
function isShop(part: string, page: Page): boolean {
  const squeezed = squeeze(part)
  return page.shopNames.some((shop) => {
    const name = squeeze(shop)
    return name.length > 1 && squeezed.startsWith(name) && SHOP_ENDINGS.test(squeezed.slice(name.length))
  })
}

function squeeze(text: string): string {
  return text
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
