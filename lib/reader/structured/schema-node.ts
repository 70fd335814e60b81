/** A schema.org item, from any markup. Property names keep their case. */
export type SchemaNode = {
  types: string[]
  id: string | null
  properties: Map<string, SchemaValue[]>
  /** The text of the item's element, for items without a name. */
  text?: string
}
export type SchemaValue = string | SchemaNode

/** An item with the path of properties from the outermost item to it. */
export type FoundNode = { node: SchemaNode; trail: string[]; parent: SchemaNode | null }

const MAX_DEPTH = 12
const MAX_NODES = 5_000

export function isNode(value: SchemaValue | undefined): value is SchemaNode {
  return typeof value === 'object'
}

/** The values of the first non-empty property. */
export function valuesOf(node: SchemaNode, ...properties: string[]): SchemaValue[] {
  for (const property of properties) {
    const values = node.properties.get(property)
    if (values?.length) return values
  }
  return []
}

/** The first text of some properties; an item counts by its name, value or text. */
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

/** All nested items, outermost first. */
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

/** A type or value without its namespace: `Product` for `https://schema.org/Product`. */
export function bareName(name: string): string {
  return name.trim().replace(/^.*[/#:]/, '')
}
