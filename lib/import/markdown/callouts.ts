import { replaceSpans } from '../spans'

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
export const replaceCallouts = (text: string) =>
  replaceSpans(text, FENCE, () => FENCE_END, fenced).replace(
    QUOTED,
    (whole, kind: string, lines: string) => callout(kind, '', lines.replace(/^>[ \t]?/gm, '')) ?? whole,
  )
