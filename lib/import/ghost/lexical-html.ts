import { escapeHtml } from '../plain-text'
import { cardHtml } from './card-html'

type Node = Record<string, unknown> & { type: string; children: Node[] }

/** Formats of a text, by their bits. */
const FORMATS: [number, string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
]

/** Elements of nodes that hold others. */
const HOLDERS: Record<string, (node: Node) => string> = {
  paragraph: () => 'p',
  heading: headingOf,
  'extended-heading': headingOf,
  quote: () => 'blockquote',
  'extended-quote': () => 'blockquote',
  aside: () => 'blockquote',
}

function headingOf({ tag }: Node): string {
  return /^h[1-6]$/.test(String(tag)) ? String(tag) : 'h2'
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const childrenOf = ({ children }: Node) => (Array.isArray(children) ? children.filter(isNode) : [])

function formatted({ text, format }: Node): string {
  const bits = Number(format) || 0
  return FORMATS.filter(([bit]) => bits & bit).reduce(
    (inner, [, name]) => `<${name}>${inner}</${name}>`,
    escapeHtml(String(text ?? '')),
  )
}

function nodeHtml(node: Node, notes: Set<string>): string {
  const { type, url } = node
  if (/^(?:extended-)?text$/.test(type)) return formatted(node)
  if (type === 'linebreak') return '<br>'
  if (type === 'tab') return '\t'
  const inner = () =>
    childrenOf(node)
      .map((child) => nodeHtml(child, notes))
      .join('')
  if (type === 'list') return listHtml(node, notes)
  const name = HOLDERS[type]?.(node)
  if (name) return `<${name}>${inner()}</${name}>`
  if (type === 'link' || type === 'autolink') return `<a href="${escapeHtml(String(url ?? ''))}">${inner()}</a>`
  return Array.isArray(node.children) && node.children.length > 0 ? inner() : cardHtml(type, node, notes)
}

/** A list; one within it stands in an item of its own, but belongs to the item before. */
function listHtml(node: Node, notes: Set<string>): string {
  const { listType, tag, start } = node
  const items: string[] = []
  for (const item of childrenOf(node)) {
    const [first] = childrenOf(item)
    const inner = childrenOf(item)
      .map((child) => nodeHtml(child, notes))
      .join('')
    if (first?.type === 'list' && items.length > 0) items.push(`${items.pop() ?? ''}${inner}`)
    else items.push(inner)
  }
  const name = listType === 'number' || tag === 'ol' ? 'ol' : 'ul'
  const from = name === 'ol' && Number(start) > 1 ? ` start="${Number(start)}"` : ''
  return `<${name}${from}>${items.map((item) => `<li>${item}</li>`).join('')}</${name}>`
}

/** A post in the format of Lexical, which Ghost writes since version 5, as HTML. @throws SyntaxError for what is no JSON */
export function lexicalHtml(json: string, notes: Set<string>): string {
  const { root } = JSON.parse(json) as { root?: unknown }
  return isNode(root)
    ? childrenOf(root)
        .map((node) => nodeHtml(node, notes))
        .join('\n')
    : ''
}
