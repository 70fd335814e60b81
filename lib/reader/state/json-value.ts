import { foldText, plainLine } from '../page/page'

export type JsonObject = Record<string, unknown>

const MAX_OBJECTS = 60_000
const MAX_DEPTH = 14

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a path of keys or indexes; undefined if there is none. */
export function at(value: unknown, ...keys: (string | number)[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as JsonObject)[key] : undefined),
    value,
  )
}

export function listAt(value: unknown, ...keys: (string | number)[]): unknown[] {
  const list = at(value, ...keys)
  return Array.isArray(list) ? list : []
}

/** A text or number at a path, as one line; null if there is none. */
export function lineAt(value: unknown, ...keys: (string | number)[]): string | null {
  const inner = at(value, ...keys)
  if (typeof inner === 'number') return String(inner)
  return typeof inner === 'string' ? plainLine(foldText(inner)) : null
}

/** A positive number at a path, also as text. */
export function numberAt(value: unknown, ...keys: (string | number)[]): number | null {
  const inner = at(value, ...keys)
  const number =
    typeof inner === 'string' && /^\s*\$?\d[\d,]*(\.\d+)?\s*$/.test(inner)
      ? Number(inner.replace(/[$,\s]/g, ''))
      : inner
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null
}

/** All nested objects, outer ones first. */
export function* objectsIn(values: unknown[]): Generator<JsonObject> {
  let level: unknown[] = values
  let seen = 0
  for (let depth = 0; level.length > 0 && depth < MAX_DEPTH; depth += 1) {
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      seen += 1
      if (seen > MAX_OBJECTS) return
      if (isObject(value)) yield value
      for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) next.push(inner)
    }
    level = next
  }
}
