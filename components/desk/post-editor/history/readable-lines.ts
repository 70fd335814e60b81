import { diffArrays, diffWordsWithSpace } from 'diff'
import { parseFragment } from '../content/schema/normalize-markup'

const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre hr table caption tr figure figcaption div section details summary dl dt dd'.split(
    ' ',
  ),
)

const MARKS: Record<string, string> = {
  strong: '**',
  b: '**',
  em: '_',
  i: '_',
  s: '~~',
  strike: '~~',
  del: '~~',
  u: '__',
  code: '`',
  sub: '~',
  sup: '^',
}

const HEADINGS: Record<string, string> = { h1: '# ', h2: '## ', h3: '### ', h4: '#### ', h5: '##### ', h6: '###### ' }

/**
 * Content as lines of text that show everything that can change: headings, lists, quotes and formatting like
 * in Markdown, links with URLs, images with alt text, size and alignment.
 */
export function readableLines(html: string): string[] {
  return linesOf(childrenText(parseFragment(html))).map((line) => line.replaceAll('\t', ' '))
}

/** The lines of a text that are not empty; indentation is tabs until all of them are there. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/ +/g, ' ')
        .replace(/^(\t*) /, '$1')
        .trimEnd(),
    )
    .filter((line) => line.trim())

const childrenText = (parent: Node) => [...parent.childNodes].map(textOf).join('')

/** The text of a node, with a line break before and after a block. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/[ \t\n\r\f]+/g, ' ')
  if (!(node instanceof Element)) return ''
  const tag = node.localName
  if (tag === 'br') return '\n'
  if (tag === 'img') return `\n[Picture: ${describePicture(node)}]\n`
  if (tag === 'hr') return '\n———\n'
  if (tag === 'pre')
    return `${(node.textContent ?? '')
      .split('\n')
      .map((line) => `\n\` ${line.trim()}`)
      .join('')}\n`
  const text = childrenText(node)
  if (tag === 'td' || tag === 'th') return `${node.previousElementSibling ? ' | ' : ''}${linesOf(text).join(' ')}`
  if (BLOCKS.has(tag)) return `\n${afterMarker(markerOf(node), text)}\n`
  const address = [node.getAttribute('href'), node.getAttribute('title')].filter(Boolean).join(', ')
  return `${MARKS[tag] ?? ''}${text}${MARKS[tag] ?? ''}${tag === 'a' ? ` (${address})` : ''}`
}

/** The first line of a block stands after its marker, the others below that. */
function afterMarker(marker: string, text: string): string {
  const indent = '\t'.repeat(marker.length)
  return linesOf(text)
    .map((line, index) => `${index === 0 ? marker : indent}${line}`)
    .join('\n')
}

function markerOf(element: Element): string {
  const { localName: tag, parentElement: parent } = element
  if (HEADINGS[tag]) return HEADINGS[tag]
  if (tag === 'blockquote') return '> '
  if (tag !== 'li') return ''
  if (parent?.localName !== 'ol') return '• '
  const start = Number(parent.getAttribute('start') ?? 1) || 1
  return `${start + [...parent.children].indexOf(element)}. `
}

function describePicture(picture: Element): string {
  const width = picture.getAttribute('width')
  const parts = [
    picture.getAttribute('alt') || 'no alt text',
    picture.getAttribute('title'),
    width && `${width} px wide`,
    picture.getAttribute('data-align'),
    picture.getAttribute('src'),
  ]
  return parts.filter(Boolean).join(', ')
}

export type DiffPiece = { kind: 'same' | 'added' | 'removed'; text: string }

export type Run = { kind: 'same'; lines: string[] } | { kind: 'changed'; pieces: DiffPiece[] }

/** Milliseconds after which a comparison stops without the minimal diff. */
const TIME_LIMIT = 1_500

/** Minimum share of two texts that must be equal to mark single words. */
const MIN_SHARED = 0.3

/** Word diff of two texts; texts with little in common are replaced as a whole. */
export function wordChanges(before: string, after: string): DiffPiece[] {
  const full = fullChange(before, after)
  if (before === after) return [{ kind: 'same', text: after }]
  const found = diffWordsWithSpace(before, after, { timeout: TIME_LIMIT })
  if (!found) return full
  const pieces = found.map((change): DiffPiece => ({
    kind: change.added ? 'added' : change.removed ? 'removed' : 'same',
    text: change.value,
  }))
  const shared = pieces.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0), 0)
  return shared >= MIN_SHARED * Math.max(before.length, after.length) ? pieces : full
}

function fullChange(before: string, after: string): DiffPiece[] {
  const pieces: DiffPiece[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  return pieces.filter(({ text }) => text !== '')
}

/** Line diff of two texts, with a word diff of the changed lines. */
export function lineChanges(before: string[], after: string[]): Run[] {
  const found = diffArrays(before, after, { timeout: TIME_LIMIT })
  if (!found) return [{ kind: 'changed', pieces: fullChange(before.join('\n'), after.join('\n')) }]
  const runs: Run[] = []
  let [removed, added]: [string[], string[]] = [[], []]
  const flush = () => {
    if (removed.length + added.length > 0)
      runs.push({ kind: 'changed', pieces: wordChanges(removed.join('\n'), added.join('\n')) })
    ;[removed, added] = [[], []]
  }
  for (const change of found) {
    if (change.removed) removed.push(...change.value)
    else if (change.added) added.push(...change.value)
    else {
      flush()
      runs.push({ kind: 'same', lines: change.value })
    }
  }
  flush()
  return runs
}
