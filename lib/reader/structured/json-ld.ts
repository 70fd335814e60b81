import 'server-only'
import type { Page } from '../page/page'
import { repairJson } from './repair-json'
import { bareName, type SchemaNode, type SchemaValue } from './schema-node'

const MAX_DEPTH = 16

type JsonObject = Record<string, unknown>

/** The JSON-LD items of a page, with references between blocks resolved. */
export function jsonLdNodes(page: Page): SchemaNode[] {
  const blocks = page.scripts.filter(({ type }) => /ld\+json/.test(type)).map(({ text }) => repairJson(text))
  const byId = new Map<string, JsonObject>()
  for (const block of blocks) indexIds(block, byId, 0)
  return blocks.flatMap((block) => toValues(block, byId, 0)).filter((value) => typeof value === 'object')
}

function indexIds(value: unknown, byId: Map<string, JsonObject>, depth: number): void {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) {
    const id = (value as JsonObject)['@id']
    if (typeof id === 'string' && !isReference(value as JsonObject) && !byId.has(id)) byId.set(id, value as JsonObject)
  }
  for (const inner of Object.values(value)) indexIds(inner, byId, depth + 1)
}

function toValues(value: unknown, byId: Map<string, JsonObject>, depth: number): SchemaValue[] {
  if (depth > MAX_DEPTH || value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((inner) => toValues(inner, byId, depth + 1))
  if (typeof value !== 'object') return [String(value)]
  const object = value as JsonObject
  if ('@value' in object) return toValues(object['@value'], byId, depth + 1)
  if ('@list' in object) return toValues(object['@list'], byId, depth + 1)
  const id = typeof object['@id'] === 'string' ? object['@id'] : null
  const whole = (isReference(object) && id && byId.get(id)) || object
  return [toNode(whole, id, byId, depth)]
}

/** An object that is only a reference. */
function isReference(object: JsonObject): boolean {
  return Object.keys(object).every((key) => key === '@id' || key === '@type')
}

function toNode(object: JsonObject, id: string | null, byId: Map<string, JsonObject>, depth: number): SchemaNode {
  const properties = new Map<string, SchemaValue[]>()
  for (const [key, inner] of Object.entries(object)) {
    if (key === '@type' || key === '@context' || key === '@id') continue
    const values = toValues(inner, byId, depth + 1)
    if (values.length > 0) properties.set(bareName(key), values)
  }
  const types = [object['@type'] ?? object.type].flat().filter((type) => typeof type === 'string')
  return { types: types.map(bareName), id, properties }
}
