import 'server-only'
import { CALLS, type Call } from '../calls'

/** Maximum depth of references to references. */
const MAX_DEPTH = 8

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

/**
 * The calls of the contract that an OpenAPI document describes, each with the names of its query parameters and body fields. Paths
 * may start with /api or leave it to the servers of the document.
 */
export function readOpenApi(document: unknown): Map<string, Set<string>> {
  const root = isObject(document) ? document : {}
  const paths = new Map(
    Object.entries(isObject(root.paths) ? root.paths : {}).map(([path, item]) => [plainPath(path), item]),
  )
  const described = CALLS.map((call): [Call, unknown] => [call, paths.get(plainPath(call.path))])
  return new Map(
    described.flatMap(([call, item]) => {
      const operation = isObject(item) ? item[call.method.toLowerCase()] : undefined
      return isObject(item) && isObject(operation) ? [[call.name, new Set(namesOf(root, item, operation))]] : []
    }),
  )
}

/** `/api/curated-posts/{post_id}/` becomes `/curated-posts/{}`. */
const plainPath = (path: string) =>
  path
    .replace(/^\/api(?=\/)/, '')
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/\/$/, '')

function namesOf(root: Json, item: Json, operation: Json): string[] {
  const parameters = [...objects(item.parameters), ...objects(operation.parameters)].map((parameter) =>
    resolve(root, parameter),
  )
  const query = parameters.flatMap(({ in: place, name }) =>
    place === 'query' && typeof name === 'string' ? [name] : [],
  )
  const { content } = resolve(root, operation.requestBody)
  const types = Object.values(isObject(content) ? content : {}).filter(isObject)
  return [...query, ...types.flatMap(({ schema }) => fieldsOf(root, schema))]
}

function fieldsOf(root: Json, value: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return []
  const { properties, allOf, anyOf, oneOf } = resolve(root, value)
  const parts = [allOf, anyOf, oneOf].flatMap(objects)
  return [
    ...Object.keys(isObject(properties) ? properties : {}),
    ...parts.flatMap((part) => fieldsOf(root, part, depth + 1)),
  ]
}

/** Follows the reference of an object, if it is one; an empty object if the target does not exist. */
function resolve(root: Json, value: unknown, depth = 0): Json {
  if (!isObject(value)) return {}
  const { $ref: reference } = value
  if (typeof reference !== 'string') return value
  if (!reference.startsWith('#/') || depth > MAX_DEPTH) return {}
  const names = reference
    .slice(2)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  const found = names.reduce<unknown>(
    (part, name) => (isObject(part) && Object.hasOwn(part, name) ? part[name] : undefined),
    root,
  )
  return resolve(root, found, depth + 1)
}
