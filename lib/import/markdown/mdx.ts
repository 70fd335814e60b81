import { PICTURE_FILE } from '../files'
import { escapeHtml, replaceSpans } from '../plain-text'

/** Names may be on lines of their own only within braces. */
const IMPORT =
  /^import\s+(?:[\w ,*$]{0,200}(?:\{[^{}]{0,2000}\}[\w ,*$]{0,200})?\s?from\s*)?['"]([^'"\n]+)['"];?[ \t]*$/gm
/** An export goes on to the next empty line. */
const EXPORT = /^export\s+(?:const|let|var|default|function|async|class|\{|\*)[^\n]*(?:\n[^\n]*\S[^\n]*)*/gm
const COMMENT = /\{\/\*/g
const COMMENT_END = /\*\/\}/g
/** `import hero from './hero.png'` */
const PICTURE = /^import\s+(\w+)\s+from\s*['"]([^'"\n]+)['"]/gm
const ATTRIBUTES = String.raw`((?:[^<>{}"']|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*?)`
const SINGLE = new RegExp(String.raw`<([A-Z][\w.]*)${ATTRIBUTES}/>`, 'g')
/** A component with its content, in which there is no other. */
const PAIR = new RegExp(String.raw`<([A-Z][\w.]*)${ATTRIBUTES}>((?:(?!<[A-Z])[\s\S])*?)</\1>`, 'g')
const ELEMENT = new RegExp(String.raw`<([a-z][\w-]*)${ATTRIBUTES}>`, 'g')
const ATTRIBUTE = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{((?:[^{}]|\{[^{}]*\})*)\})/g
const EXPRESSION = /\{(?![#.:%{])[^{}\n]*\}/g
/** How deep components are in each other at most. */
const MOST_ROUNDS = 20
const CALLOUT = /^(?:Aside|Callout|Admonition|Alert)$/
const KIND = /^(?:Note|Tip|Hint|Info|Warning|Caution|Danger|Important)$/

/** Whether a file of Markdown imports something, as MDX does, whatever its name ends with. */
export const isMdxText = (text: string) => new RegExp(IMPORT.source, 'm').test(text)

/** The text and addresses that the attributes of a component name. */
function valuesOf(attributes: string, pictures: ReadonlyMap<string, string>): Map<string, string> {
  const values = new Map<string, string>()
  for (const [, name = '', double, single, code = ''] of attributes.matchAll(ATTRIBUTE)) {
    const [, quoted] = /^\s*(?:require\(\s*)?['"`]([^'"`]*)['"`]\)?(?:\.default)?\s*$/.exec(code) ?? []
    const value = double ?? single ?? quoted ?? pictures.get(code.trim().replace(/\.src$/, ''))
    if (value !== undefined) values.set(name, value)
  }
  return values
}

function playerOf(name: string, values: ReadonlyMap<string, string>): string | null {
  const site = /youtube/i.test(name)
    ? 'https://www.youtube.com/watch?v='
    : /vimeo/i.test(name)
      ? 'https://vimeo.com/'
      : ''
  const id = ['id', 'videoId', 'videoid', 'url', 'src'].map((key) => values.get(key)).find(Boolean)
  return site && id ? `\n\n<${/^https?:/.test(id) ? id : site + id}>\n\n` : null
}

/** What a component shows as far as its attributes tell; null if they do not. */
function shownBy(name: string, values: ReadonlyMap<string, string>): string | null {
  const src = values.get('src') ?? ''
  if (PICTURE_FILE.test(src)) return `<img src="${escapeHtml(src)}" alt="${escapeHtml(values.get('alt') ?? '')}">`
  return playerOf(name, values)
}

/** Text without the spaces that all its lines begin with. */
function withoutIndent(text: string): string {
  const indents = text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0)
  const least = Math.min(...indents)
  return text
    .split('\n')
    .map((line) => line.slice(least))
    .join('\n')
    .trim()
}

function blockOf(name: string, values: ReadonlyMap<string, string>, inner: string, notes: Set<string>): string {
  const href = values.get('href') ?? values.get('to')
  if (href) return `<a href="${escapeHtml(href)}">${inner.trim()}</a>`
  const kind = CALLOUT.test(name)
    ? (values.get('type') ?? values.get('variant') ?? 'note')
    : KIND.test(name)
      ? name
      : ''
  const title = values.get('title') ?? ''
  if (kind) return `\n\n:::${kind.toLowerCase()}${title ? `[${title}]` : ''}\n${withoutIndent(inner)}\n:::\n\n`
  notes.add(`The component <${name}> became its plain content.`)
  return inner.includes('\n') ? `\n\n${withoutIndent(inner)}\n\n` : inner
}

/**
 * Makes Markdown of MDX: imports, exports and comments go; pictures, players, callouts and links stay what they show.
 * @param notes receives a sentence for what only the program of the site knows.
 */
export function mdxMarkdown(text: string, notes: Set<string>): string {
  const pictures = new Map([...text.matchAll(PICTURE)].map(([, name = '', file = '']) => [name, file]))
  let rest = replaceSpans(
    text.replace(IMPORT, '').replace(EXPORT, ''),
    COMMENT,
    () => COMMENT_END,
    () => '',
  ).replace(SINGLE, (_, name: string, attributes: string) => {
    const shown = shownBy(name, valuesOf(attributes, pictures))
    if (shown === null) notes.add(`The component <${name}> was left out.`)
    return shown ?? ''
  })
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = rest
    rest = before.replace(PAIR, (_, name: string, attributes: string, inner: string) => {
      const values = valuesOf(attributes, pictures)
      return shownBy(name, values) ?? blockOf(name, values, inner, notes)
    })
    if (rest === before) break
  }
  const plain = rest.replace(ELEMENT, (_, name: string, attributes: string) => {
    const values = valuesOf(attributes, pictures)
    const known = attributes.replace(ATTRIBUTE, (match, key: string, double?: string, single?: string) => {
      if (double !== undefined || single !== undefined) return match
      const value = values.get(key)
      return value === undefined ? '' : `${key}="${escapeHtml(value)}"`
    })
    return `<${name}${known.replace(/[ \t]{2,}/g, ' ')}>`
  })
  return plain.replace(/\{(['"`])([^'"`{}]*)\1\}/g, '$2').replace(EXPRESSION, (expression) => {
    notes.add(`An expression was left as it is written: ${expression.slice(0, 60)}`)
    return expression
  })
}
