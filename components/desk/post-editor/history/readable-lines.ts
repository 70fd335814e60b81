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
  const writer = new LineWriter()
  writeChildren(parseFragment(html), writer)
  writer.endLine()
  return writer.lines
}

/** Collects text into lines; a prefix is written once, before the next line. */
class LineWriter {
  readonly lines: string[] = []
  #text = ''
  #before = ''

  add(text: string): void {
    this.#text += text
  }

  begin(before: string): void {
    this.endLine()
    this.#before = before
  }

  endLine(): void {
    const text = this.#text.replace(/[ \t\n\r\f]+/g, ' ').trim()
    this.#text = ''
    if (!text) return
    this.lines.push(this.#before + text)
    this.#before = this.#before.replace(/\S/g, ' ')
  }

  /** Ends a block and drops its unused prefix. */
  end(): void {
    this.endLine()
    this.#before = ''
  }
}

function writeChildren(parent: Node, writer: LineWriter): void {
  for (const child of parent.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) writer.add(child.textContent ?? '')
    else if (child instanceof Element) writeElement(child, writer)
  }
}

function writeElement(element: Element, writer: LineWriter): void {
  const tag = element.localName
  if (tag === 'br') return writer.endLine()
  if (tag === 'img') return writeLine(`[Picture: ${describePicture(element)}]`, writer)
  if (tag === 'hr') return writeLine('———', writer)
  if (tag === 'pre') return (element.textContent ?? '').split('\n').forEach((line) => writeLine(`\` ${line}`, writer))
  if (tag === 'td' || tag === 'th') {
    if (element.previousElementSibling) writer.add(' | ')
    return writeChildren(element, writer)
  }
  if (BLOCKS.has(tag)) return writeBlock(element, writer)
  const mark = MARKS[tag] ?? ''
  writer.add(mark)
  writeChildren(element, writer)
  writer.add(mark)
  if (tag === 'a')
    writer.add(` (${[element.getAttribute('href'), element.getAttribute('title')].filter(Boolean).join(', ')})`)
}

function writeLine(text: string, writer: LineWriter): void {
  writer.endLine()
  writer.add(text)
  writer.endLine()
}

function writeBlock(element: Element, writer: LineWriter): void {
  const before = markerOf(element)
  // The first paragraph of an item or quote starts on the line of its marker.
  if (before) writer.begin(before)
  else writer.endLine()
  writeChildren(element, writer)
  if (before) writer.end()
  else writer.endLine()
}

function markerOf(element: Element): string {
  const { localName: tag, parentElement: parent } = element
  if (HEADINGS[tag]) return HEADINGS[tag]
  if (tag === 'blockquote') return '> '
  if (tag !== 'li') return ''
  const indent = '  '.repeat(Math.max(0, depthOf(element) - 1))
  if (parent?.localName !== 'ol') return `${indent}• `
  const start = Number(parent.getAttribute('start') ?? 1) || 1
  return `${indent}${start + [...parent.children].indexOf(element)}. `
}

function depthOf(item: Element): number {
  let depth = 0
  for (let parent = item.parentElement; parent; parent = parent.parentElement) if (parent.matches('ul, ol')) depth += 1
  return depth
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

/** Unchanged lines, or a run of lines with changes. */
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
