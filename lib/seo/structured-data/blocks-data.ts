import type { HowTo, ImageObject, ItemList, ListItem, Thing } from 'schema-dts'
import { imageData } from './site-data'

type Kit = {
  name: string
  time: string
  items: readonly { use: 'tool' | 'material'; name: string; quantity: string }[]
  /** In cents of each currency. */
  costs: readonly { low: number; high: number; currency: string }[]
}

/** What structured data says of the blocks of a post, as the page shows them. */
export type ShownBlocks = {
  kits: readonly Kit[]
  comparisons: readonly { names: readonly string[] }[]
  pinned: readonly { src: string; alt: string; names: readonly string[] }[]
  /** The items of numbered lists. */
  steps: readonly string[]
}

type Site = { title: string; siteUrl: string }

/**
 * Structured data of the kits, comparisons and pins of a post. A post with one kit and numbered steps is a how-to; other kits are
 * lists.
 */
export function blocksData({ kits, comparisons, pinned, steps }: ShownBlocks, { title, siteUrl }: Site): Thing[] {
  const [kit] = kits
  const isHowTo = kit !== undefined && kits.length === 1 && steps.length > 1
  return [
    ...(isHowTo ? [howToData(title, kit, steps)] : kits.map(kitData)),
    ...comparisons.map(({ names }) => listOf(names.map((name) => ({ name })))),
    ...pinned.flatMap(({ src, alt, names }) => pinnedData(src, alt, names, siteUrl) ?? []),
  ]
}

function howToData(title: string, { time, items, costs }: Kit, steps: readonly string[]): HowTo {
  const [cost] = costs
  const totalTime = isoDuration(time)
  const of = (use: Kit['items'][number]['use']) => items.filter((item) => item.use === use)
  return {
    '@type': 'HowTo',
    name: title,
    ...(totalTime && { totalTime }),
    ...(cost && costs.length === 1 && { estimatedCost: costData(cost) }),
    supply: of('material').map(({ name, quantity }) => ({ '@type': 'HowToSupply', name, requiredQuantity: quantity })),
    tool: of('tool').map(({ name, quantity }) => ({ '@type': 'HowToTool', name, requiredQuantity: quantity })),
    step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  }
}

function costData({ low, high, currency }: Kit['costs'][number]) {
  return { '@type': 'MonetaryAmount' as const, currency, minValue: low / 100, maxValue: high / 100 }
}

/** An ItemList of what the page lists of a project kit; the quantity of each is its description. */
const kitData = ({ name, items }: Kit): ItemList => ({
  ...listOf(items.map((item) => ({ name: item.name, description: item.quantity }))),
  name,
})

function listOf(items: readonly { name: string; description?: string }[]): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map((item, index): ListItem => ({ '@type': 'ListItem', position: index + 1, ...item })),
  }
}

/** What the pins of a picture name, as `mentions` of the picture. */
export const mentionsOf = (names: readonly string[]) => names.map((name): Thing => ({ '@type': 'Thing', name }))

function pinnedData(src: string, alt: string, names: readonly string[], siteUrl: string): ImageObject | undefined {
  const image = imageData(src, siteUrl)
  return image && { ...image, ...(alt && { caption: alt }), mentions: mentionsOf(names) }
}

const UNITS: Record<string, string> = { minute: 'M', min: 'M', hour: 'H', hr: 'H', h: 'H', day: 'D', week: 'W' }
const PART = /^(\d{1,3}) ?([a-z]+?)s?(?:,? and | |, |$)/

/**
 * An exact time in words as an ISO 8601 duration: `2 hours 30 minutes` is `PT2H30M`. Null for any other text, such as `A weekend`
 * or `2 to 3 hours`.
 */
export function isoDuration(text: string): string | null {
  const parts: Record<string, string> = {}
  let rest = text.trim().toLowerCase()
  while (rest) {
    const [part, count, word] = PART.exec(rest) ?? []
    const unit = word && UNITS[word]
    if (!part || !count || !unit || parts[unit]) return null
    parts[unit] = count + unit
    rest = rest.slice(part.length)
  }
  const of = (...units: string[]) => units.map((unit) => parts[unit] ?? '').join('')
  const time = of('H', 'M')
  if (parts.W) return Object.keys(parts).length === 1 ? `P${parts.W}` : null
  return parts.D || time ? `P${of('D')}${time && `T${time}`}` : null
}
