import 'server-only'

/** An item of schema.org's vocabulary, whichever markup stated it. Property names keep their case. */
export type SchemaNode = {
  types: string[]
  id: string | null
  properties: Map<string, SchemaValue[]>
  /** What the element of the item reads, for items that state no name. */
  text?: string
}
export type SchemaValue = string | SchemaNode

/** An item somewhere on a page, and the properties that led to it from the outermost one. */
export type FoundNode = { node: SchemaNode; trail: string[]; parent: SchemaNode | null }

const MAX_DEPTH = 12
const MAX_NODES = 5_000

export function isNode(value: SchemaValue | undefined): value is SchemaNode {
  return typeof value === 'object'
}

/** All values of the first of the given properties that is not empty. */
export function valuesOf(node: SchemaNode, ...properties: string[]): SchemaValue[] {
  for (const property of properties) {
    const values = node.properties.get(property)
    if (values?.length) return values
  }
  return []
}

/** The first text among some properties; an item counts by its name, value or what it reads. */
export function textOf(node: SchemaNode, ...properties: string[]): string | null {
  for (const property of properties) {
    for (const value of node.properties.get(property) ?? []) {
      const text = isNode(value) ? (textOf(value, 'name', '@value', 'value', 'url') ?? value.text) : value
      if (text?.trim()) return text
    }
  }
  return null
}

export function nodesOf(node: SchemaNode, ...properties: string[]): SchemaNode[] {
  return valuesOf(node, ...properties).filter(isNode)
}

export function hasType(node: SchemaNode, pattern: RegExp): boolean {
  return node.types.some((type) => pattern.test(type))
}

/** Every item within some items, outermost first. */
export function allNodes(roots: SchemaNode[]): FoundNode[] {
  const found: FoundNode[] = []
  const seen = new Set<SchemaNode>()
  const queue: FoundNode[] = roots.map((node) => ({ node, trail: [], parent: null }))
  for (let at = 0; at < queue.length && found.length < MAX_NODES; at += 1) {
    const next = queue[at]
    if (!next || seen.has(next.node) || next.trail.length > MAX_DEPTH) continue
    seen.add(next.node)
    found.push(next)
    for (const [property, values] of next.node.properties) {
      for (const value of values) {
        if (isNode(value)) queue.push({ node: value, trail: [...next.trail, property], parent: next.node })
      }
    }
  }
  return found
}

/** The bare name of a type or value of the vocabulary: `Product` of `https://schema.org/Product`. */
export function bareName(name: string): string {
  return name.trim().replace(/^.*[/#:]/, '')
}
