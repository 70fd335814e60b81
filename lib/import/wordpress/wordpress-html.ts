import { Footnotes } from '../footnotes'
import { escapeHtml, splitAfterLast, replaceSpans } from '../plain-text'
import { makeParagraphs } from './paragraphs'
import { type Pictures, replaceShortcodes } from './shortcodes'
import { MAX_HTML } from '../imported-post'

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

/** WordPress escapes `<` in what a comment says of a block, so that a pattern need not look further. */
const SHARED = /<!--\s*wp:block\s+(\{[^}<]*\})\s*\/-->/g
const BLOCK_REFERENCE = /"ref"\s*:\s*(\d+)/g
/** Shared blocks may hold others. */
const MOST_ROUNDS = 5
/** Blocks that WordPress fills in when it shows a page: the export has only their names. */
const FILLED_IN = /<!--\s*wp:([a-z][\w/-]*)(?:\s+\{(?:(?!-->)[^<])*\})?\s*\/-->/g
/** What a page of any site has around its posts, and what is told of products elsewhere. */
const SILENT = /^(?:block|more|nextpage|footnotes|spacer|separator|woocommerce\/|lasso\/|affiliate-plugin\/)/
const FREEFORM = /<!--\s*wp:freeform[^<>]*-->/g
const FREEFORM_END = /<!--\s*\/wp:freeform\s*-->/g

/**
 * Puts blocks that several posts share in their places, as far as a post can hold them.
 * @param blockOf finds the content of one by its id.
 */
export function withSharedBlocks(content: string, blockOf: (id: string) => string | undefined, notes: Set<string>) {
  let [match, room, found] = [content, MAX_HTML - content.length, true]
  const replace = (comment: string, attributes: string) => {
    const id = [...attributes.matchAll(BLOCK_REFERENCE)].at(-1)?.[1]
    if (id === undefined) return comment
    found = true
    const shared = blockOf(id)
    if (shared === undefined) notes.add('A block that several posts share is not in the export and was left out.')
    else if (shared.length > room)
      notes.add('A block that several posts share was left out: no post could hold the text with it.')
    else {
      room -= shared.length
      return shared
    }
    return ''
  }
  for (let round = 0; round < MOST_ROUNDS && found; round += 1) {
    found = false
    match = match.replace(SHARED, replace)
  }
  return match
}

/** Notes the blocks of which the export has only the names. */
function noteFilledIn(content: string, notes: Set<string>): void {
  const names = [...content.matchAll(FILLED_IN)].map(([, name = '']) => name).filter((name) => !SILENT.test(name))
  if (names.length > 0)
    notes.add(`Left out, as WordPress fills them in itself: the blocks ${[...new Set(names)].join(', ')}.`)
}

/** The content of the block editor as HTML; parts of the classic editor in it, before it and after it get their paragraphs. */
function blocksHtml(content: string): string {
  const start = content.search(/<!--\s*wp:/)
  const last = Math.max(content.lastIndexOf('<!-- /wp:'), content.lastIndexOf('/-->'))
  const end = content.indexOf('-->', last) + '-->'.length
  const blocks = replaceSpans(content.slice(start, end), FREEFORM, () => FREEFORM_END, freeformHtml)
  const parts = [makeParagraphs(content.slice(0, start)), blocks, makeParagraphs(content.slice(end))]
  return withoutComments(
    replaceSpans(
      parts.join('\n'),
      AROUND,
      () => AROUND_END,
      () => '',
    ),
  ).trim()
}

/** A part of the classic editor, in its comments. */
const freeformHtml = (span: string) =>
  `\n${makeParagraphs(span.slice(span.indexOf('-->') + '-->'.length, span.lastIndexOf('<!--')))}\n`

/** Comments around blocks, with the line ends after them. */
const AROUND = /<!--\s*\/?wp:/g
const AROUND_END = /-->\n*/g

const withoutComments = (html: string) =>
  replaceSpans(
    html,
    /<!--/g,
    () => /-->/g,
    () => '',
  )
