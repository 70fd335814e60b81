import { rawText } from './page/elements'
import type { Page } from './page/open-page'
import { plainLine } from './page/plain-text'

const SEPARATOR = /\s+[|–—»:·•-]+\s+|\s*\|\s*/
/** eBay's headings begin so for screen readers. */
const HIDDEN_LEAD = /^details about\s+/i
const LEADS = /^(buy|shop|amazon\.[a-z.]+\s*:)\s+/i
const TAILS = /\s+(online|for sale( online)?|at best price.*|free shipping)$/i
const MAX_LENGTH = 500

/** The words of a name, for comparing names. */
export function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** How much of the shorter of two names is found in the other: 0 to 1. */
export function likeness(one: string, other: string): number {
  const [first, second] = [new Set(wordsOf(one)), new Set(wordsOf(other))]
  const [fewer, more] = first.size <= second.size ? [first, second] : [second, first]
  if (fewer.size === 0) return 0
  return [...fewer].filter((word) => more.has(word)).length / fewer.size
}

/** A name as one line, without the shop's; null where nothing is left. */
export function cleanName(value: string | null | undefined, page: Page): string | null {
  const line = plainLine(value)?.replace(HIDDEN_LEAD, '')
  if (!line) return null
  const parts = line.split(SEPARATOR)
  const separators = line.match(new RegExp(SEPARATOR, 'g')) ?? []
  while (parts.length > 1 && isShop(parts.at(-1) ?? '', page)) parts.pop()
  if (parts.length > 1 && isShop(parts[0] ?? '', page)) {
    parts.shift()
    separators.shift()
  }
  const name = parts.map((part, index) => (index === 0 ? part : `${separators[index - 1]}${part}`)).join('')
  return name.trim().slice(0, MAX_LENGTH) || null
}

/** A page's title made a product's name: without the shop, and without words that sell. */
export function cleanTitle(value: string | null | undefined, page: Page): string | null {
  const name = cleanName(value, page)
  if (!name) return null
  const heading = page
    .$('h1')
    .toArray()
    .slice(0, 3)
    .map((each) => plainLine(rawText(each, 1_000)))
  const within = heading.find((text) => text && text.length > 5 && name.toLowerCase().includes(text.toLowerCase()))
  return within ?? (name.replace(LEADS, '').replace(TAILS, '') || null)
}

/** Whether a part of a title is the shop's name: 'Etsy', 'Etsy UK', 'etsy.com', 'The Home Depot'. */
function isShop(part: string, page: Page): boolean {
  const squeezed = squeeze(part)
  return (
    squeezed.length > 1 &&
    page.shopNames.some((shop) => {
      const name = squeeze(shop)
      return (
        squeezed === name || (name.length > 2 && squeezed.length < name.length * 2 + 4 && squeezed.startsWith(name))
      )
    })
  )
}

function squeeze(text: string): string {
  return text
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
