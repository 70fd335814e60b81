import { jsonrepair } from 'jsonrepair'
import { rawText, type Page } from '../page/page'
import { parseMarkup } from '../page/parse-markup'
import { bareName, type SchemaNode, type SchemaValue } from './schema-node'

/** Characters of JSON that is mended at all, and by the library, whose time grows with the square of the quotes. */
const MAX_MENDED = 400_000

const MAX_REPAIRED = 20_000

/** Parses JSON as found on pages: wrapped in comments or CDATA, with stray commas, line breaks or entities. */
export function repairJson(text: string): unknown {
  const bare = unwrap(text)
  for (const attempt of [parse, parseEscaped, parseRepaired]) {
    const value = attempt(bare)
    if (value !== undefined) return value
  }
  return undefined
}

/** Trims in linear time: a regular expression took minutes on long runs of white space. */
function unwrap(text: string): string {
  return text
    .trim()
    .replace(/^(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?/, '')
    .replace(/(?:(?:\/\/|\/\*)\s*)?(?:\]\]>|-->)\s*(?:\*\/)?$/, '')
    .trim()
    .replace(/;$/, '')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** JSON with all quotes as entities. */
function parseEscaped(text: string): unknown {
  return /^[[{]\s*&(quot|#34);/.test(text) ? parse(rawText(parseMarkup(text))) : undefined
}

function parseRepaired(text: string): unknown {
  if (!/^[[{]|^\/[/*]/.test(text) || text.length > MAX_MENDED) return undefined
  const plain = text.replace(/\\(?!["\\/bfnrtu])/g, '')
  const lines = plain.replace(/[\u0000-\u001F]+/g, ' ')
  const value = parse(lines) ?? parse(lines.replace(/,\s*([}\]])/g, '$1'))
  if (value !== undefined || plain.length > MAX_REPAIRED) return value
  try {
    return parse(jsonrepair(plain))
  } catch {
    return undefined
  }
}

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
  const full = shared && (isReference(object) || isSameType(shared, object)) ? shared : object
  const node = known.nodes.get(full)
  return node === undefined ? [toNode(full, id, known, depth)] : node ? [node] : []
}

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
