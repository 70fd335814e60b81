import type { Element } from 'domhandler'
import { elementsOf, rawText, type Page, foldText } from '../page/page'
import { bareName, type SchemaNode, type SchemaValue } from './schema-node'

type Dialect = { scope: string; isScope: (element: Element) => boolean; type: string; property: string }

export const MICRODATA: Dialect = {
  scope: '[itemscope], [itemtype]',
  isScope: (element) => 'itemscope' in element.attribs || 'itemtype' in element.attribs,
  type: 'itemtype',
  property: 'itemprop',
}
export const RDFA: Dialect = {
  scope: '[typeof]',
  isScope: (element) => 'typeof' in element.attribs,
  type: 'typeof',
  property: 'property',
}

const ADDRESS_PROPERTIES = /^(url|image|availability|itemCondition|item|sameAs|logo|contentUrl|thumbnailUrl)$/
const MAX_TEXT = 20_000
const MAX_DEPTH = 100
const MAX_SCOPES = 3_000
const MAX_REFERENCES = 20

/** The items that a page marks up in one dialect. */
export function markedUpNodes(page: Page, dialect: Dialect): SchemaNode[] {
  const nodes = new Map<Element, SchemaNode>()
  const scopes = elementsOf(page, dialect.scope).slice(0, MAX_SCOPES)
  for (const scope of scopes) nodes.set(scope, emptyNode(scope, dialect))
  const referred = elementsById(page, nodes.keys())
  for (const [scope, node] of nodes) {
    collect(page, scope, node, nodes, dialect, 0)
    for (const id of referencesOf(scope)) {
      const element = referred.get(id)
      if (element) visit(page, element, node, nodes, dialect, 0)
    }
  }
  const nested = new Set([...nodes.values()].flatMap((node) => [...node.properties.values()].flat()))
  return [...nodes.values()].filter((node) => !nested.has(node))
}

function referencesOf(scope: Element): string[] {
  return (scope.attribs.itemref ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_REFERENCES)
}

function elementsById(page: Page, scopes: Iterable<Element>): Map<string, Element> {
  const referenced = new Set([...scopes].flatMap(referencesOf))
  if (referenced.size === 0) return new Map()
  const elements = elementsOf(page, '[id]')
  return new Map(
    elements.flatMap((element) =>
      referenced.has(element.attribs.id ?? '') ? [[element.attribs.id ?? '', element]] : [],
    ),
  )
}

function emptyNode(scope: Element, dialect: Dialect): SchemaNode {
  const types = (scope.attribs[dialect.type] ?? '').split(/\s+/).filter(Boolean).map(bareName)
  const id = scope.attribs.itemid ?? scope.attribs.resource ?? null
  return { types, id, properties: new Map() }
}

type Nodes = Map<Element, SchemaNode>

/** Adds the properties below an element, except those of nested items. */
function collect(page: Page, element: Element, node: SchemaNode, nodes: Nodes, dialect: Dialect, depth: number): void {
  if (depth > MAX_DEPTH) return
  for (const child of element.children) {
    if ('attribs' in child) visit(page, child, node, nodes, dialect, depth)
  }
}

function visit(page: Page, child: Element, node: SchemaNode, nodes: Nodes, dialect: Dialect, depth: number): void {
  const names = (child.attribs[dialect.property] ?? '').split(/\s+/).filter(Boolean)
  if (names.length > 0) add(page, child, node, names, nodes.get(child))
  if (!dialect.isScope(child)) collect(page, child, node, nodes, dialect, depth + 1)
}

function add(page: Page, element: Element, node: SchemaNode, names: string[], inner: SchemaNode | undefined): void {
  if (inner) inner.text ??= foldText(rawText(element, 400))
  for (const name of names) {
    const property = name.includes(':') && !name.includes('/') ? (name.split(':')[1] ?? name) : bareName(name)
    const value: SchemaValue = inner ?? valueOf(page, element, property)
    if (value === '') continue
    node.properties.set(property, [...(node.properties.get(property) ?? []), value])
  }
}

/** The value of an element's property: its link for URL properties, otherwise its text. */
function valueOf(page: Page, element: Element, property: string): string {
  const { content, href, src, datetime, value } = element.attribs
  const lazy = element.attribs['data-src'] ?? element.attribs['data-original'] ?? element.attribs['data-lazy-src']
  if (content !== undefined && content.trim() !== '') return content
  if (element.name === 'img') return (src?.startsWith('data:') ? lazy : (src ?? lazy)) ?? ''
  if (href !== undefined && (element.name === 'link' || ADDRESS_PROPERTIES.test(property))) return href
  if (element.name === 'meta') return ''
  const said = datetime ?? (element.name === 'data' || element.name === 'input' ? value : undefined)
  if (said?.trim()) return said
  const isLong = property === 'description'
  const text = isLong ? (page.$(element).html() ?? '') : rawText(element)
  return text.trim().slice(0, MAX_TEXT) || (href ?? src ?? '')
}
