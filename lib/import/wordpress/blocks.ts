import { makeParagraphs } from './paragraphs'

const SHARED = /<!--\s*wp:block\s+\{[^}]*"ref"\s*:\s*(\d+)[^}]*\}\s*\/-->/g
/** Shared blocks may hold others. */
const MOST_ROUNDS = 5
/** Blocks that WordPress fills in when it shows a page: the export has only their names. */
const FILLED_IN = /<!--\s*wp:([a-z][\w/-]*)(?:\s+\{(?:(?!-->)[\s\S])*\})?\s*\/-->/g
/** What a page of any site has around its posts, and what is told of products elsewhere. */
const SILENT = /^(?:block|more|nextpage|footnotes|spacer|separator|woocommerce\/|lasso\/|affiliate-plugin\/)/
const FREEFORM = /<!--\s*wp:freeform[^>]*-->([\s\S]*?)<!--\s*\/wp:freeform\s*-->/g
/** Puts blocks that several posts share in their places. @param blockOf finds the content of one by its id. */
export function withSharedBlocks(content: string, blockOf: (id: string) => string | undefined, notes: Set<string>) {
  let whole = content
  for (let round = 0; round < MOST_ROUNDS && SHARED.test(whole); round += 1) {
    SHARED.lastIndex = 0
    whole = whole.replace(SHARED, (_, id: string) => {
      const shared = blockOf(id)
      if (shared === undefined) notes.add('A block that several posts share is not in the export and was left out.')
      return shared ?? ''
    })
  }
  SHARED.lastIndex = 0
  return whole
}

/** Notes the blocks of which the export has only the names. */
export function noteFilledIn(content: string, notes: Set<string>): void {
  const names = [...content.matchAll(FILLED_IN)].map(([, name = '']) => name).filter((name) => !SILENT.test(name))
  if (names.length > 0)
    notes.add(`Left out, as WordPress fills them in itself: the blocks ${[...new Set(names)].join(', ')}.`)
}

/** The content of the block editor as HTML; parts of the classic editor in it, before it and after it get their paragraphs. */
export function blocksHtml(content: string): string {
  const start = content.search(/<!--\s*wp:/)
  const last = Math.max(content.lastIndexOf('<!-- /wp:'), content.lastIndexOf('/-->'))
  const end = content.indexOf('-->', last) + '-->'.length
  const blocks = content.slice(start, end).replace(FREEFORM, (_, text: string) => `\n${makeParagraphs(text)}\n`)
  const parts = [makeParagraphs(content.slice(0, start)), blocks, makeParagraphs(content.slice(end))]
  return withoutComments(parts.join('\n').replace(AROUND, '')).trim()
}

/** Comments around blocks, with the line ends after them. */
const AROUND = /<!--\s*\/?wp:[\s\S]*?-->\n*/g

export const withoutComments = (html: string) => html.replace(/<!--[\s\S]*?-->/g, '')
