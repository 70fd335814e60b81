import { Footnotes } from '../footnotes'
import { escapeHtml, splitAfterLast } from '../plain-text'
import { blocksHtml, noteFilledIn, withoutComments, withSharedBlocks } from './blocks'
import { makeParagraphs } from './paragraphs'
import { type Pictures, replaceShortcodes } from './shortcodes'

const EMBED = /<div class="wp-block-embed__wrapper">\s*(https?:\/\/[^\s<]+)\s*<\/div>/g
/** An address on a line of its own, of which WordPress makes what it shows. */
const ALONE = /<p>\s*(https?:\/\/[^\s<]+)\s*<\/p>/g

/** `<sup data-fn="ID" class="fn"><a href="#ID" id="ID-link">1</a></sup>` of the block editor. */
const REFERENCE = /<sup\b(?=[^<>]*>)[^<>]*\bdata-fn="([^"<>]+)"[^<>]*>[\s\S]*?<\/sup>/g

type Input = Pictures & {
  /** What the post's meta says of footnotes, as JSON. */
  footnotes: string
  /** Finds the content of a block that several posts share, by its id. */
  blockOf: (id: string) => string | undefined
}

/**
 * The content of a WordPress post as HTML: block comments go, shortcodes become what they show, and posts of the classic
 * editor get their paragraphs.
 */
export function wordpressHtml(content: string, { blockOf, footnotes, ...pictures }: Input) {
  const notes = new Set<string>()
  const match = withSharedBlocks(content, blockOf, notes)
  noteFilledIn(match, notes)
  const text = replaceShortcodes(match, pictures, notes)
  const html = /<!--\s*wp:/.test(text) ? blocksHtml(text) : makeParagraphs(withoutComments(text))
  const numbered = new Footnotes(footnotesIn(footnotes))
  const [references, rest] = splitAfterLast(html.replace(EMBED, linkTo).replace(ALONE, linkTo), '</sup>')
  const referring = numbered.refer(references, REFERENCE)
  return { html: referring + rest + numbered.list((note) => note), notes: [...notes] }
}

/** The text of each footnote by its id; empty if the meta is none of WordPress's. */
function footnotesIn(json: string): Map<string, string> {
  try {
    const list: unknown = JSON.parse(json || '[]')
    const isNote = (note: unknown): note is { id: string; content: string } =>
      typeof note === 'object' && note !== null && 'id' in note && 'content' in note && typeof note.content === 'string'
    return new Map(Array.isArray(list) ? list.filter(isNote).map(({ id, content }) => [id, content]) : [])
  } catch {
    return new Map()
  }
}

const linkTo = (_: string, address: string) =>
  `<p><a href="${escapeAddress(address)}">${escapeAddress(address)}</a></p>`

/** In HTML an address may be escaped already. */
const escapeAddress = (address: string) => escapeHtml(address.replaceAll('&amp;', '&'))
