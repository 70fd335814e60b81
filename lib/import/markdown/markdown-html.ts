import MarkdownIt from 'markdown-it'
import { Footnotes } from '../footnotes'
import { replaceCallouts } from './callouts'
import { replaceTags } from './template-tags'

const markdown = new MarkdownIt({ html: true, linkify: true })

const HIGHLIGHT = /\{%-?\s*highlight\s+(\w+)[\s\S]*?-?%\}\n?([\s\S]*?)\{%-?\s*endhighlight\s*-?%\}/g
const CODE = /(`{2,}|~{3,})[\s\S]*?\1|`[^`\n]*`/g
/** Imports and exports of MDX are on lines of their own before or between paragraphs. */
const MDX_LINE = /^(?:import\s.+\sfrom\s.+|import\s+['"].+['"];?|export\s+(?:const|default|let|function)\s.*)$/gm
const MDX_COMMENT = /\{\/\*[\s\S]*?\*\/\}/g
/** `[^1]: Text`, with indented lines that go on with it. */
const FOOTNOTE = /^\[\^([^\]\s]+)\]:[ \t]*(.*(?:\n(?: {2,}|\t)\S.*)*)\n?/gm
const REFERENCE = /\[\^([^\]\s]+)\]/g

/** What stands for the nth piece of code while the text around it changes. */
const MASK = /\uE000(\d+)\uE001/g

/** Applies a change to a text in which code stays as it is. */
function besideCode(text: string, change: (masked: string) => string): string {
  const code: string[] = []
  const masked = text.replace(MASK, '').replace(CODE, (piece) => `\uE000${code.push(piece) - 1}\uE001`)
  return change(masked).replace(MASK, (_, at: string) => code[Number(at)] ?? '')
}

/** Takes the footnotes out of a text. */
function takeFootnotes(text: string): { text: string; footnotes: Footnotes } {
  const given = new Map<string, string>()
  const without = text.replace(FOOTNOTE, (_, name: string, note: string) => {
    given.set(name, note.replace(/\n[ \t]+/g, ' '))
    return ''
  })
  const footnotes = new Footnotes(given)
  return { text: footnotes.refer(without, REFERENCE), footnotes }
}

/**
 * Converts the Markdown of static site generators to HTML: figures, videos, callouts, footnotes, links to other files and
 * code blocks are taken over, other template tags are left out.
 */
export function markdownHtml(text: string, isMdx = false): { html: string; notes: string[] } {
  const notes = new Set<string>()
  const fenced = text.replace(
    HIGHLIGHT,
    (_, language: string, code: string) => `\n\`\`\`${language}\n${code.trimEnd()}\n\`\`\`\n`,
  )
  const body = besideCode(fenced, (masked) => {
    const plain = isMdx ? masked.replace(MDX_LINE, '').replace(MDX_COMMENT, '') : masked
    const { text: referring, footnotes } = takeFootnotes(replaceCallouts(replaceTags(plain, notes)))
    return `${referring}\n\n${footnotes.list((note) => markdown.renderInline(note))}`
  })
  return { html: markdown.render(body), notes: [...notes] }
}
