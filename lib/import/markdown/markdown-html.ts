import MarkdownIt from 'markdown-it'
import { Footnotes } from '../footnotes'
import { replaceSpans } from '../plain-text'
import { isMdxText, mdxMarkdown } from './mdx'
import { replaceTags } from './template-tags'

/** What code begins and ends with. */
const MARK = /`+|~{3,}/g

const LINE_END = /\n/g

/** Kinds of callouts of Docusaurus, GitHub and others, by those here. */
const KINDS: [RegExp, string][] = [
  [/^(?:tip|hint|success|check)$/i, 'tip'],
  [/^(?:warning|caution|danger|attention|error)$/i, 'warning'],
  [/^(?:note|info|important|abstract|question|secondary)$/i, 'note'],
]

/** `:::tip Title` and its line end; the lookaheads keep runs of spaces from being read anew in each part of the pattern. */
const FENCE = /^:::+[ \t]*(\w+)(?:\[([^\]\n]*)\]|[ \t]+(?![ \t])([^\n{]*)(?![^\n{]))?(?:\{[^}\n]*\})?[ \t]*\n/gm

const FENCE_END = /\n:::+[ \t]*$/gm

/** `> [!NOTE]` at the start of a quotation. */
const QUOTED = /^>[ \t]*\[!(\w+)\][^\n]*\n((?:>[^\n]*(?:\n|$))+)/gm

const markdown = new MarkdownIt({ html: true, linkify: true })

/** Of Jekyll and of Hugo. */
const HIGHLIGHTS = [
  /\{%-?\s*highlight\s+(\w+)[^{}]*?%\}\n?((?:(?!\{%-?\s*highlight)[\s\S])*?)\{%-?\s*endhighlight\s*-?%\}/g,
  /\{\{[<%]\s*highlight\s+"?(\w+)[^{}]*?[>%]\}\}\n?((?:(?!\{\{[<%]\s*highlight)[\s\S])*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
]
/** Text of Jekyll in which nothing is a tag. */
const RAW = /\{%-?\s*raw\s*-?%\}((?:(?!\{%-?\s*raw)[\s\S])*?)\{%-?\s*endraw\s*-?%\}/g
/** What stands for a brace there. */
const BRACE = '\uE002'
/** `[^1]: Text`, with indented lines that go on with it. */
const FOOTNOTE = /^\[\^([^\]\s]+)\]:[ \t]*(.*(?:\n(?: {2,}|\t)\S.*)*)\n?/gm
const REFERENCE = /\[\^([^\][\s]+)\]/g

/** What stands for the nth piece of code while the text around it changes. */
const MASK = /\uE000(\d+)\uE001/g

/** Applies a change to a text in which code stays as it is. */
function adjacentCode(text: string, change: (masked: string) => string): string {
  const code: string[] = []
  const masked = replaceCode(text.replace(MASK, ''), (piece) => `\uE000${code.push(piece) - 1}\uE001`)
  return change(masked).replace(MASK, (_, at: string) => code[Number(at)] ?? '')
}

const withFences = (text: string, highlight: RegExp) =>
  text.replace(highlight, (_, language: string, code: string) => `\n\`\`\`${language}\n${code.trimEnd()}\n\`\`\`\n`)

function takeFootnotes(text: string): { text: string; footnotes: Footnotes } {
  const definitions = new Map<string, string>()
  const without = text.replace(FOOTNOTE, (_, name: string, note: string) => {
    definitions.set(name, note.replace(/\n[ \t]+/g, ' '))
    return ''
  })
  const footnotes = new Footnotes(definitions)
  return { text: footnotes.refer(without, REFERENCE), footnotes }
}

/**
 * Converts the Markdown of static site generators to HTML: figures, videos, callouts, footnotes, links to other files and
 * code blocks are taken over, other template tags are left out.
 */
export function markdownHtml(text: string, isMdx = false): { html: string; notes: string[] } {
  const notes = new Set<string>()
  const raw = text.replaceAll(BRACE, '').replace(RAW, (_, inner: string) => inner.replaceAll('{', BRACE))
  const fenced = HIGHLIGHTS.reduce(withFences, raw)
  const body = adjacentCode(fenced, (masked) => {
    const plain = isMdx || isMdxText(masked) ? mdxMarkdown(masked, notes) : masked
    const { text: referring, footnotes } = takeFootnotes(replaceCallouts(replaceTags(plain, notes)))
    return `${referring}\n\n${footnotes.list((note) => markdown.renderInline(note))}`
  })
  return { html: markdown.render(body).replaceAll(BRACE, '{'), notes: [...notes] }
}

function callout(kind: string, title: string, text: string): string | null {
  const name = KINDS.find(([words]) => words.test(kind))?.[1]
  if (!name) return null
  const heading = title.trim() ? `**${title.trim()}**\n\n` : ''
  return `\n<aside data-callout="${name}">\n\n${heading}${text.trim()}\n\n</aside>\n`
}

function fenced(span: string): string {
  const [start = '', kind = '', bracketed = '', title = ''] = new RegExp(FENCE.source).exec(span) ?? []
  return callout(kind, bracketed || title, span.slice(start.length, span.lastIndexOf('\n'))) ?? span
}

/** Replaces the boxes for tips, notes and warnings that Markdown does not know by those that posts have here. */
const replaceCallouts = (text: string) =>
  replaceSpans(text, FENCE, () => FENCE_END, fenced).replace(
    QUOTED,
    (match, kind: string, lines: string) => callout(kind, '', lines.replace(/^>[ \t]?/gm, '')) ?? match,
  )

/**
 * Replaces each piece of code in a text: between two single backticks on a line, or from a run of backticks or tildes up to
 * the next that is as long. It looks for an end that is missing only once, however many marks could begin with it.
 */
function replaceCode(text: string, write: (piece: string) => string): string {
  const marks = Array.from(text.matchAll(MARK), ({ 0: mark, index }) => ({ mark, index }))
  /** Of each character, the shortest mark that has no end. */
  const endless = new Map<string, number>()
  const parts: string[] = []
  let at = 0
  for (let nth = 0; nth < marks.length; nth += 1) {
    const { mark, index } = marks[nth] ?? { mark: '', index: 0 }
    if (mark.length >= (endless.get(mark.charAt(0)) ?? Infinity)) continue
    const line = mark === '`' ? lineEnd(text, index) : text.length
    let end = nth + 1
    while (end < marks.length && (marks[end]?.index ?? line) < line && !ends(mark, marks[end]?.mark ?? '')) end += 1
    const last = marks[end]
    if (last && last.index < line) {
      const after = last.index + last.mark.length
      parts.push(text.slice(at, index), write(text.slice(index, after)))
      at = after
      nth = end
    } else if (mark !== '`') endless.set(mark.charAt(0), mark.length)
  }
  return parts.join('') + text.slice(at)
}

const ends = (start: string, mark: string) =>
  start === '`' ? mark === '`' : mark.startsWith(start.charAt(0)) && mark.length >= start.length

function lineEnd(text: string, from: number): number {
  LINE_END.lastIndex = from
  return LINE_END.exec(text)?.index ?? text.length
}
