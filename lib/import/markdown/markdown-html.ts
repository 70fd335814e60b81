import MarkdownIt from 'markdown-it'
import { Footnotes } from '../footnotes'
import { replaceCallouts } from './callouts'
import { replaceCode } from './code-spans'
import { isMdxText, mdxMarkdown } from './mdx'
import { replaceTags } from './template-tags'

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
function besideCode(text: string, change: (masked: string) => string): string {
  const code: string[] = []
  const masked = replaceCode(text.replace(MASK, ''), (piece) => `\uE000${code.push(piece) - 1}\uE001`)
  return change(masked).replace(MASK, (_, at: string) => code[Number(at)] ?? '')
}

const withFences = (text: string, highlight: RegExp) =>
  text.replace(highlight, (_, language: string, code: string) => `\n\`\`\`${language}\n${code.trimEnd()}\n\`\`\`\n`)

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
  const raw = text.replaceAll(BRACE, '').replace(RAW, (_, inner: string) => inner.replaceAll('{', BRACE))
  const fenced = HIGHLIGHTS.reduce(withFences, raw)
  const body = besideCode(fenced, (masked) => {
    const plain = isMdx || isMdxText(masked) ? mdxMarkdown(masked, notes) : masked
    const { text: referring, footnotes } = takeFootnotes(replaceCallouts(replaceTags(plain, notes)))
    return `${referring}\n\n${footnotes.list((note) => markdown.renderInline(note))}`
  })
  return { html: markdown.render(body).replaceAll(BRACE, '{'), notes: [...notes] }
}
