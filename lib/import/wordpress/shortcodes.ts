import { escapeHtml, plainText, splitAfterLast } from '../plain-text'
import { replacePairs, replaceSingles } from './find-shortcodes'

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

/** The address that a shortcode of media shows. */
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
