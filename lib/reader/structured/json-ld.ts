import 'server-only'
import type { Page } from '../page/page'
import { repairJson } from './repair-json'
import { bareName, type SchemaNode, type SchemaValue } from './schema-node'

const MAX_DEPTH = 16

type JsonObject = Record<string, unknown>

/** Objects by their `@id`, and the items read from objects: null while one is read. */
type Known = { byId: Map<string, JsonObject>; nodes: Map<JsonObject, SchemaNode | null> }

/** The JSON-LD items of a page, with references between blocks resolved and the parts of one `@id` and type merged. */
export function jsonLdNodes(page: Page): SchemaNode[] {
  const blocks = page.scripts.filter(({ type }) => /ld\+json/.test(type)).map(({ text }) => repairJson(text))
  const known: Known = { byId: new Map(), nodes: new Map() }
  for (const block of blocks) indexIds(block, known.byId, 0)
  const values = blocks.flatMap((block) => toValues(block, known, 0))
  return [...new Set(values)].filter((value) => typeof value === 'object')
}

function indexIds(value: unknown, byId: Map<string, JsonObject>, depth: number): void {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) {
    const part = value as JsonObject
    const id = part['@id']
    const first = typeof id === 'string' ? byId.get(id) : undefined
    if (typeof id === 'string' && !isReference(part) && (!first || isSameType(first, part)))
      byId.set(id, { ...part, ...first })
  }
  for (const inner of Object.values(value)) indexIds(inner, byId, depth + 1)
}

const isSameType = (one: JsonObject, other: JsonObject) => String(one['@type']) === String(other['@type'])

function toValues(value: unknown, known: Known, depth: number): SchemaValue[] {
  if (depth > MAX_DEPTH || value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((inner) => toValues(inner, known, depth + 1))
  if (typeof value !== 'object') return [String(value)]
  const object = value as JsonObject
  if ('@value' in object) return toValues(object['@value'], known, depth + 1)
  if ('@list' in object) return toValues(object['@list'], known, depth + 1)
  const id = typeof object['@id'] === 'string' ? object['@id'] : null
  const shared = id === null ? undefined : known.byId.get(id)
  const whole = shared && (isReference(object) || isSameType(shared, object)) ? shared : object
  const node = known.nodes.get(whole)
  return node === undefined ? [toNode(whole, id, known, depth)] : node ? [node] : []
}

/** An object that is only a reference. */
function isReference(object: JsonObject): boolean {
  return Object.keys(object).every((key) => key === '@id' || key === '@type')
}

function toNode(object: JsonObject, id: string | null, known: Known, depth: number): SchemaNode {
  known.nodes.set(object, null)
  const properties = new Map<string, SchemaValue[]>()
  for (const [key, inner] of Object.entries(object)) {
    if (key === '@type' || key === '@context' || key === '@id') continue
    const values = toValues(inner, known, depth + 1)
    if (values.length > 0) properties.set(bareName(key), values)
  }
  const types = [object['@type'] ?? object.type].flat().filter((type) => typeof type === 'string')
  const node: SchemaNode = { types: types.map(bareName), id, properties }
  known.nodes.set(object, node)
  return node
}
