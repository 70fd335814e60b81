import 'server-only'
import { BASE_CALLS } from '@/lib/contract/base-calls'
import type { Call } from '../calls'
import { apiErrors } from '../api-errors'
import type { Capabilities } from './upstream-capabilities'

type Sent = { search: string; body: Uint8Array<ArrayBuffer> | null }

/** Whether an API has a call: every API has those of SPEC section 7, and any other that it announces. */
export function supportsCall(name: string, capabilities: Capabilities): boolean {
  return Object.hasOwn(BASE_CALLS, name) || capabilities.has(name)
}

/** Whether an API accepts a query parameter or a body field of a call. */
export function supportsField(call: string, name: string, capabilities: Capabilities): boolean {
  const { query = [], body = [] } = BASE_CALLS[call] ?? {}
  return query.includes(name) || body.includes(name) || (capabilities.get(call)?.has(name) ?? false)
}

/**
 * The query and body of a call without what the upstream API does not accept: a strict one would reject the whole call.
 * @throws 404 for a call that the API lacks, which is then not sent
 */
export function upstreamRequest(call: Call, { search, body }: Sent, capabilities: Capabilities): Sent {
  if (!supportsCall(call.name, capabilities)) throw apiErrors.callNotFound(call.method, `/api${call.path}`)
  const takes = (name: string) => supportsField(call.name, name, capabilities)
  const pairs = search
    .slice(1)
    .split('&')
    .filter((pair) => [...new URLSearchParams(pair).keys()].some(takes))
  return {
    search: pairs.length > 0 ? `?${pairs.join('&')}` : '',
    body: call.body === 'application/json' ? withFields(body, takes) : call.body && body,
  }
}

/** A JSON body reduced to the accepted fields; unchanged byte for byte if all are accepted or it is no object. */
function withFields(body: Sent['body'], takes: (name: string) => boolean): Sent['body'] {
  const fields = readObject(body)
  if (!fields || Object.keys(fields).every(takes)) return body
  return new TextEncoder().encode(
    JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => takes(name)))),
  )
}

function readObject(body: Sent['body']): object | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body ?? new Uint8Array()))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
