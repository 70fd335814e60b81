import { escapeHtml, plainText, splitAfterLast } from '../plain-text'

export type Picture = { url: string; alt: string; caption: string }
type Attributes = Map<string, string>

/** The pictures that shortcodes may name. */
export type Pictures = {
  /** Finds an attachment by its id. */
  pictureOf: (id: string) => Picture | undefined
  /** Those that belong to the post: a gallery without ids shows them. */
  attached: readonly Picture[]
}

const ATTRIBUTE = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g
/** Shortcodes of WordPress that need no attributes. */
const BARE = new Set(['gallery', 'playlist', 'audio', 'video', 'embed'])

/** Shortcodes of products, which the post features instead where the export names them. */
const PRODUCTS = new Set(['product', 'products', 'product_page', 'add_to_cart', 'lasso', 'amazon', 'aawp'])

/** `[[gallery]]` and `[[caption]…[/caption]]` are text about a shortcode. */
const CORE = 'gallery|playlist|audio|video|embed|caption|wp_caption'
const QUOTED = new RegExp(`\\[(\\[(${CORE})(?:\\s[^\\][]*)?\\](?:[^[]*\\[/\\2\\])?)\\]`, 'gi')
const quote = (text: string) => text.replaceAll('[', '&#91;').replaceAll(']', '&#93;')

const attributesOf = (text: string): Attributes =>
  new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? '']))

const figure = (inner: string, caption: string, align = '') =>
  `<figure${align && ` class="${align}"`}>${inner}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`

const pictureFigure = ({ url, alt, caption }: Picture) =>
  figure(`<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">`, escapeHtml(caption))

const link = (url: string) => `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`

/** `[caption …]<img> text[/caption]`: the caption follows the picture, or is an attribute in old posts. */
function captionFigure(attributes: Attributes, inner: string): string {
  const [tags] = splitAfterLast(inner, '>')
  const picture = /(?:<a\b[^<>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(tags)?.[0] ?? ''
  const caption = inner.replace(picture, '').trim() || escapeHtml(attributes.get('caption') ?? '')
  const align = /^align(?:left|center|right)$/.exec(attributes.get('align') ?? '')?.[0]
  return picture ? `\n\n${figure(picture, caption, align)}\n\n` : inner
}

function mediaAddress(name: string, attributes: Attributes, attributeText: string): string | undefined {
  const sources = ['src', 'url', 'mp4', 'mp3', 'webm', 'ogv', 'm4v', 'm4a', 'ogg', 'wav']
  const address =
    sources.map((source) => attributes.get(source)).find(Boolean) ?? /https?:\/\/[^\s<\]]+/.exec(attributeText)?.[0]
  if (address) return address
  const asin = /^(?:amazon|aawp)$/.test(name) && attributes.get('box')?.split(',')[0]?.trim()
  return asin && /^[A-Z0-9]{10}$/.test(asin) ? `https://www.amazon.com/dp/${asin}` : undefined
}

const idsIn = (text = '') => text.split(',').map((id) => id.trim())

function galleryFigures(attributes: Attributes, { pictureOf, attached }: Pictures): string {
  const named = attributes.get('ids') ?? attributes.get('include')
  const left = new Set(idsIn(attributes.get('exclude')).map(pictureOf))
  const all = named === undefined ? attached : idsIn(named).flatMap((id) => pictureOf(id) ?? [])
  return all
    .filter((picture) => !left.has(picture))
    .map(pictureFigure)
    .join('\n\n')
}

/**
 * Replaces WordPress's shortcodes by HTML. Those of plugins leave their text; what they would show is not in the export.
 * @param notes receives a sentence for each kind that was left out.
 */
export function replaceShortcodes(content: string, pictures: Pictures, notes: Set<string>): string {
  const replaceSingle = (match: string, name: string, argumentText: string) => {
    const kind = name.toLowerCase()
    const attributes = attributesOf(argumentText)
    // `[sic]` and `[1]` are text.
    if (!argumentText.trim() && !BARE.has(kind)) return match
    if (kind === 'gallery') {
      const figures = galleryFigures(attributes, pictures)
      if (!figures) notes.add('A gallery names no pictures of the export and was left out.')
      return `\n\n${figures}\n\n`
    }
    const address = mediaAddress(kind, attributes, argumentText)
    if (address) return `\n\n${link(address)}\n\n`
    notes.add(
      PRODUCTS.has(kind)
        ? `The product box [${kind}] was left out; the post features its product if the export names it.`
        : `The shortcode [${kind}] was left out.`,
    )
    return ''
  }
  const replacePair = (name: string, given: string, inner: string): string => {
    const kind = name.toLowerCase()
    const attributes = attributesOf(given)
    if (kind === 'caption' || kind === 'wp_caption') return captionFigure(attributes, inner)
    if (BARE.has(kind)) {
      const address = mediaAddress(kind, attributes, inner)
      return address ? `\n\n${link(address)}\n\n` : ''
    }
    if (plainText(inner) !== '' || /<img\b/i.test(inner)) notes.add(`The shortcode [${kind}] became its plain content.`)
    return inner
  }
  let replaced = content.replace(QUOTED, (_, text: string) => quote(text))
  // Pairs may be nested; each round replaces those that are in no other.
  for (let [round, before] = [0, '']; round < 5 && before !== replaced; round += 1) {
    before = replaced
    replaced = replacePairs(replaced, replacePair)
  }
  return replaceSingles(replaced, replaceSingle)
}

/** `[name`, or `[/name]`, in a text. */
type Tag = { name: string; isEnd: boolean; start: number; end: number }

const TAG = /\[(?:([a-z][\w-]*)(?=[\s\]])|\/([a-z][\w-]*)\])/gi
const CLOSING = /\[\/([a-z][\w-]*)\]/gi

/** The tags of those names that are closed anywhere. */
function tagsIn(text: string): Tag[] {
  const closed = new Set(Array.from(text.matchAll(CLOSING), ([, name = '']) => name.toLowerCase()))
  const tags: Tag[] = []
  if (closed.size === 0) return tags
  for (const { 0: match, 1: opened, 2: ended = '', index: start } of text.matchAll(TAG)) {
    const name = (opened ?? ended).toLowerCase()
    if (closed.has(name)) tags.push({ name, isEnd: opened === undefined, start, end: start + match.length })
  }
  return tags
}

/** Finds the next tag of a name after a place, for places in ascending order. */
function nextTags(tags: readonly Tag[]): (name: string, place: number) => Tag | undefined {
  const lists = new Map<string, { tags: Tag[]; next: number }>()
  for (const tag of tags) {
    const list = lists.get(tag.name)
    if (list) list.tags.push(tag)
    else lists.set(tag.name, { tags: [tag], next: 0 })
  }
  return (name, place) => {
    const list = lists.get(name)
    while (list && (list.tags[list.next]?.start ?? Infinity) < place) list.next += 1
    return list?.tags[list.next]
  }
}

/**
 * Replaces shortcodes with a closing tag, and none of the same name in them: `[name …]…[/name]`. It reads the text once,
 * however many of its tags are never closed.
 */
function replacePairs(text: string, write: (name: string, attributeText: string, inner: string) => string): string {
  const tags = tagsIn(text)
  const nextOf = nextTags(tags)
  const parts: string[] = []
  let [at, bracket] = [0, -1]
  for (const { name, isEnd, start, end } of tags) {
    if (isEnd || start < at) continue
    if (bracket < end) bracket = text.indexOf(']', end)
    if (bracket === -1) break
    const next = nextOf(name, bracket)
    if (!next?.isEnd) continue
    const inner = text.slice(bracket + 1, next.start)
    parts.push(text.slice(at, start), write(text.slice(start + 1, end), text.slice(end, bracket), inner))
    at = next.end
  }
  return parts.join('') + text.slice(at)
}

const OPENING = /\[([a-z][\w-]*)/gi
const ATTRIBUTE_END = /\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'\]]+)/y
const ADDRESS = /\s+https?:[^\s\]]+/iy
const CLOSE = /\s*\/?\]/y

/** Where a match that begins at a place ends; -1 without one. */
function endOf(pattern: RegExp, text: string, place: number): number {
  pattern.lastIndex = place
  return pattern.test(text) ? pattern.lastIndex : -1
}

/** Where the attributes at a place end, if the shortcode does, too; else -1. @param failed places from which it does not. */
function attributesEnd(text: string, place: number, failed: Set<number>): number {
  const passed: number[] = []
  for (let at = endOf(ATTRIBUTE_END, text, place); at !== -1 && !failed.has(at); at = endOf(ATTRIBUTE_END, text, at)) {
    if (endOf(CLOSE, text, at) !== -1) return at
    passed.push(at)
  }
  for (const at of passed) failed.add(at)
  return -1
}

/** Where what a shortcode at a place is given ends: attributes, an address, or nothing; -1 if it does not end. */
function givenEnd(text: string, place: number, failed: Set<number>): number {
  const end = attributesEnd(text, place, failed)
  if (end !== -1) return end
  return [endOf(ADDRESS, text, place), place].find((at) => at !== -1 && endOf(CLOSE, text, at) !== -1) ?? -1
}

/** Replaces shortcodes without a closing tag: `[name]`, `[name key="value" …/]` and `[name https://…]`. */
function replaceSingles(text: string, write: (tagText: string, name: string, argumentText: string) => string): string {
  const failed = new Set<number>()
  const parts: string[] = []
  let at = 0
  OPENING.lastIndex = 0
  for (let found = OPENING.exec(text); found; found = OPENING.exec(text)) {
    const place = OPENING.lastIndex
    const given = givenEnd(text, place, failed)
    if (given === -1) continue
    const end = endOf(CLOSE, text, given)
    parts.push(
      text.slice(at, found.index),
      write(text.slice(found.index, end), found[1] ?? '', text.slice(place, given)),
    )
    at = OPENING.lastIndex = end
  }
  return parts.join('') + text.slice(at)
}
