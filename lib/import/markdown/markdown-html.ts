import MarkdownIt from 'markdown-it'
import { escapeHtml } from '../plain-text'

const markdown = new MarkdownIt({ html: true, linkify: true })

const ATTRIBUTE = /(\w+)\s*=\s*"([^"]*)"/g
const FIGURE = /\{\{[<%]\s*figure\s+([\s\S]*?)\/?\s*[>%]\}\}/g
/** Shortcodes of Hugo and tags of Liquid (Jekyll), apart from comments and code. */
const TEMPLATE = /\{\{[<%]?[\s\S]*?[>%]?\}\}|\{%-?[\s\S]*?-?%\}/g
const HIGHLIGHT = /\{%-?\s*highlight\s+(\w+)[\s\S]*?-?%\}\n?([\s\S]*?)\{%-?\s*endhighlight\s*-?%\}/g
const CODE = /```[\s\S]*?```|~~~[\s\S]*?~~~|`[^`\n]*`/g
/** Imports and exports of MDX are on lines of their own before or between paragraphs. */
const MDX_LINE = /^(?:import\s.+\sfrom\s.+|import\s+['"].+['"];?|export\s+(?:const|default|let|function)\s.*)$/gm

/** Applies a change to the text outside of code. */
function outsideCode(text: string, change: (part: string) => string): string {
  let at = 0
  let changed = ''
  for (const code of text.matchAll(CODE)) {
    changed += change(text.slice(at, code.index)) + code[0]
    at = code.index + code[0].length
  }
  return changed + change(text.slice(at))
}

function hugoFigure(_: string, given: string): string {
  const attributes = new Map([...given.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]))
  const caption = attributes.get('caption') ?? attributes.get('title') ?? ''
  const picture = `<img src="${escapeHtml(attributes.get('src') ?? '')}" alt="${escapeHtml(attributes.get('alt') ?? '')}">`
  return `\n\n<figure>${picture}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>\n\n`
}

/**
 * Converts the Markdown of static site generators to HTML: Hugo's figures and Jekyll's code blocks are taken over, other
 * template tags are left out.
 */
export function markdownHtml(text: string, isMdx = false): { html: string; notes: string[] } {
  const notes = new Set<string>()
  const fenced = text.replace(
    HIGHLIGHT,
    (_, language: string, code: string) => `\n\`\`\`${language}\n${code.trimEnd()}\n\`\`\`\n`,
  )
  const plain = outsideCode(fenced, (part) =>
    (isMdx ? part.replace(MDX_LINE, '') : part).replace(FIGURE, hugoFigure).replace(TEMPLATE, (tag) => {
      // `{{ site.baseurl }}` before a path is the root of the site.
      if (!/site\.(?:base)?url/.test(tag)) notes.add(`A template tag was left out: ${tag.slice(0, 60)}`)
      return ''
    }),
  )
  return { html: markdown.render(plain), notes: [...notes] }
}
