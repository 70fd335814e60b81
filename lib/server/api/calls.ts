import 'server-only'
import { z } from 'zod'
import { contract } from '@/lib/contract/api'
import type { Access } from '@/lib/contract/call'
import { MAX_JSON_BYTES, MAX_SOURCE_BYTES } from '@/lib/contract/limits'
import { errors } from '../core/errors'

/** One call of the contract, as its address and method tell it. */
export type Call = {
  /** `posts.list` */
  name: string
  method: string
  path: string
  access: Access
  /** The statuses of its own failures, beside those that any call may have. */
  failures: readonly number[]
  /** Most bytes of a JSON body. */
  maxBytes: number
  /** What its body must be sent as; null where it takes none. */
  body: 'application/json' | 'multipart/form-data' | null
  /** The query keys it knows; any other is ignored. */
  queryKeys: ReadonlySet<string>
}

/** What carries more than others. */
const LARGE_BODIES: Readonly<Record<string, number>> = { 'products.readSource': MAX_SOURCE_BYTES }

/** Every call of the contract, addresses without parameters first. */
export const CALLS: readonly Call[] = Object.entries(contract)
  .flatMap(([noun, procedures]) => Object.entries(procedures).map(([verb, procedure]) => describeCall(`${noun}.${verb}`, procedure)))
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))

const patterns = new Map(CALLS.map((call) => [call, new RegExp(`^/api${call.path.replace(/\{[^}]+\}/g, '[^/]+')}/?$`)]))

type Procedure = (typeof contract)['posts']['list'] | (typeof contract)['admin']['authCheck']

function describeCall(name: string, procedure: unknown): Call {
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
    failures: meta.failures,
    maxBytes: LARGE_BODIES[name] ?? MAX_JSON_BYTES,
    body: takesBody ? (sendsFile ? 'multipart/form-data' : 'application/json') : null,
    queryKeys: new Set(method === 'GET' ? Object.keys(fields) : []),
  }
}

/** The call of a name, such as `posts.list`. @throws Error where the contract has none. */
export function callNamed(name: string): Call {
  const found = CALLS.find((call) => call.name === name)
  if (!found) throw new Error(`The contract has no call ${name}`)
  return found
}

/** The call at an address, or null; HEAD finds what GET does. */
export function callAt(method: string, path: string): Call | null {
  const wanted = method === 'HEAD' ? 'GET' : method
  return CALLS.find((call) => call.method === wanted && patterns.get(call)?.test(path)) ?? null
}

/**
 * The call at an address.
 * @throws 404 where no call has the address, 405 where one has it under other methods.
 */
export function findCall(method: string, path: string): Call {
  const found = callAt(method, path)
  if (found) return found
  const allow = allowed(path)
  throw allow ? errors.wrongMethod(method, path, allow) : errors.noSuchCall(method, path)
}

/** The methods that an address takes, as the Allow header lists them; empty where nothing is there. */
export function allowed(path: string): string {
  const methods = new Set(CALLS.filter((call) => patterns.get(call)?.test(path)).map((call) => call.method))
  if (methods.has('GET')) methods.add('HEAD')
  return methods.size > 0 ? [...methods, 'OPTIONS'].join(', ') : ''
}
