import { z } from 'zod'
import { contract } from '@/lib/contract/api'
import type { Access, CallMeta } from '@/lib/contract/call'
import { MAX_JSON_BYTES, MAX_SOURCE_BYTES } from '@/lib/contract/limits'
import { MAX_IMPORT_BYTES } from '@/lib/contract/products/product-import'
import { apiErrors } from './api-errors'

/** One call of the contract, as described by its route. */
export type Call = {
  /** `posts.list` */
  name: string
  noun: keyof typeof contract
  method: string
  path: string
  access: Access
  changesPages: boolean
  /** Statuses of its own errors, besides those that any call may have. */
  failures: readonly number[]
  /** Maximum size of a JSON body. */
  maxBytes: number
  /** Content type of its body; null if it takes none. */
  body: 'application/json' | 'multipart/form-data' | null
  /** Query parameters it accepts; others are ignored. */
  queryKeys: ReadonlySet<string>
}

/** Calls with a larger limit than others. */
const LARGE_BODIES: Readonly<Record<string, number>> = {
  'products.readSource': MAX_SOURCE_BYTES,
  'catalog.importCsv': MAX_IMPORT_BYTES,
}

/** Every call of the contract, paths without parameters first. */
export const CALLS: readonly Call[] = (Object.keys(contract) as (keyof typeof contract)[])
  .flatMap((noun) =>
    Object.entries(contract[noun]).map(([verb, procedure]) => ({
      ...describeCall(`${noun}.${verb}`, procedure),
      noun,
    })),
  )
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))

const patterns = new Map(CALLS.map((call) => [call, new RegExp(`^/api${call.path.replace(/\{[^}]+\}/g, '[^/]+')}/?$`)]))

/** Whether a call is a write that pages show. */
export function changesPages({ route, meta }: { route: { method?: string | undefined }; meta: CallMeta }): boolean {
  return route.method !== undefined && route.method !== 'GET' && meta.changes === 'pages'
}

type Procedure = (typeof contract)['posts']['list'] | (typeof contract)['admin']['authCheck']

function describeCall(name: string, procedure: unknown): Omit<Call, 'noun'> {
  const { route, meta, inputSchema } = (procedure as Procedure)['~orpc']
  const method = route.method ?? 'GET'
  const fields = inputSchema instanceof z.ZodObject ? inputSchema.shape : {}
  const sendsFile = Object.values(fields).some((field) => field instanceof z.ZodFile)
  const takesBody = method === 'POST' || method === 'PUT'
  return {
    name,
    method,
    path: route.path ?? '/',
    access: meta.access,
    changesPages: changesPages({ route, meta }),
    failures: meta.failures,
    maxBytes: LARGE_BODIES[name] ?? MAX_JSON_BYTES,
    body: takesBody ? (sendsFile ? 'multipart/form-data' : 'application/json') : null,
    queryKeys: new Set(method === 'GET' ? Object.keys(fields) : []),
  }
}

/** The call with a name such as `posts.list`. @throws Error if the contract has none. */
export function callNamed(name: string): Call {
  const found = CALLS.find((call) => call.name === name)
  if (!found) throw new Error(`The contract has no call ${name}`)
  return found
}

/** The call at a path, or null; HEAD matches GET calls. */
export function callAt(method: string, path: string): Call | null {
  const lookupMethod = method === 'HEAD' ? 'GET' : method
  return CALLS.find((call) => call.method === lookupMethod && patterns.get(call)?.test(path)) ?? null
}

/**
 * The call at a path.
 * @throws 404 if no call has the path, 405 if one has it with another method
 */
export function findCall(method: string, path: string): Call {
  const found = callAt(method, path)
  if (found) return found
  const allow = allowed(path)
  throw allow ? apiErrors.methodNotAllowed(method, path, allow) : apiErrors.callNotFound(method, path)
}

/** The methods of a path in the format of the Allow header; empty if nothing is there. */
export function allowed(path: string): string {
  const methods = new Set(CALLS.filter((call) => patterns.get(call)?.test(path)).map((call) => call.method))
  if (methods.has('GET')) methods.add('HEAD')
  return methods.size > 0 ? [...methods, 'OPTIONS'].join(', ') : ''
}
