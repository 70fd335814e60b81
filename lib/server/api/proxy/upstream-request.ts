import 'server-only'
import { BASE_CALLS } from '@/lib/contract/base-calls'
import type { Call } from '../calls'
import { errors } from '../../core/errors'
import type { Capabilities } from './upstream-capabilities'

type Sent = { search: string; body: Uint8Array<ArrayBuffer> | null }

/** Whether an API has a call: those of SPEC section 7 every API has, any other where it announces it. */
export function supportsCall(name: string, capabilities: Capabilities): boolean {
  return Object.hasOwn(BASE_CALLS, name) || capabilities.has(name)
}

/** Whether an API takes a key of a call's query, or a field of its body. */
export function supportsField(call: string, name: string, capabilities: Capabilities): boolean {
  const { query = [], body = [] } = BASE_CALLS[call] ?? {}
  return query.includes(name) || body.includes(name) || (capabilities.get(call)?.has(name) ?? false)
}

/**
 * The query and the body of a call without what the API behind does not take: a strict one refuses the whole call for it.
 * @throws 404 for a call that it does not have, which is then not asked.
 */
export function upstreamRequest(call: Call, { search, body }: Sent, capabilities: Capabilities): Sent {
  if (!supportsCall(call.name, capabilities)) throw errors.noSuchCall(call.method, `/api${call.path}`)
  const takes = (name: string) => supportsField(call.name, name, capabilities)
  const pairs = search.slice(1).split('&').filter((pair) => [...new URLSearchParams(pair).keys()].some(takes))
  return {
    search: pairs.length > 0 ? `?${pairs.join('&')}` : '',
    body: call.body === 'application/json' ? withFields(body, takes) : call.body && body,
  }
}

/** A JSON body with the fields that are taken; to the byte as it was where all are, or where it is no object. */
function withFields(body: Sent['body'], takes: (name: string) => boolean): Sent['body'] {
  const fields = readObject(body)
  if (!fields || Object.keys(fields).every(takes)) return body
  return new TextEncoder().encode(JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => takes(name)))))
}

function readObject(body: Sent['body']): object | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body ?? new Uint8Array()))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
