import { BASE_CALLS } from '@/lib/contract/base-calls'
import { EXPLORE_PAGE_SIZE, HOME_LIST_STEP, POSTS_PER_PAGE, PRODUCT_SELECTION_SIZE } from '@/lib/contract/limits'
import type { Call } from '../calls'
import { apiErrors } from '../api-errors'

type Sent = { search: string; body: Uint8Array<ArrayBuffer> | null }
/** `size` is the number of items that the caller asked for; another API may be asked for more. */
type UpstreamRequest = Sent & { size: number | null }
type Pair = [name: string, value: string | number]

/**
 * The query and body of a call as the upstream API takes it: our own as it is, without parameters that the call does not have; any
 * other in one of the forms of SPEC section 7, value by value, since a strict API rejects all else.
 * @throws 404 for a call that the API lacks, which is then not sent
 */
export function upstreamRequest(call: Call, { search, body }: Sent, isOwn: boolean): UpstreamRequest {
  const parameters = new URLSearchParams(search)
  if (isOwn) {
    const known = [...parameters].filter(([name]) => call.queryKeys.has(name))
    return { search: written(known), body: call.body && body, size: null }
  }
  const base = BASE_CALLS[call.name]
  if (!base) throw apiErrors.callNotFound(call.method, `/api${call.path}`)
  return {
    search: written(LISTS[call.name]?.(parameters) ?? []),
    body: call.body === 'application/json' ? withFields(body, base.body ?? []) : call.body && body,
    size: Number(parameters.get('limit') ?? parameters.get('per_page')) || null,
  }
}

const LISTS: Record<string, (parameters: URLSearchParams) => Pair[]> = {
  'posts.list': listPosts,
  'products.list': listProducts,
}

function listPosts(parameters: URLSearchParams): Pair[] {
  const [q, category, limit] = ['q', 'category', 'limit'].map((name) => parameters.get(name))
  const page = Number(parameters.get('page')) || 1
  const isDashboard = parameters.has('counts') || [...parameters.keys()].every((name) => name === 'page')
  // The list of all posts has pages only where the API said so.
  if (isDashboard) return page > 1 && parameters.size === 1 ? [['page', page]] : []
  const published: Pair = ['status', 'published']
  if (parameters.get('isHighlighted') === 'true')
    return [published, ['isHighlighted', 'true'], ['limit', HOME_LIST_STEP]]
  const condition: Pair[] = q ? [['q', q]] : category ? [['category', category]] : []
  if (limit && condition.length === 0)
    return [published, ['limit', Math.max(1, Math.ceil(Number(limit) / HOME_LIST_STEP)) * HOME_LIST_STEP]]
  return [published, ['page', page], ['per_page', POSTS_PER_PAGE], ...condition]
}

function listProducts(parameters: URLSearchParams): Pair[] {
  if (parameters.get('include_unlinked') === 'true')
    return [
      ['per_page', PRODUCT_SELECTION_SIZE],
      ['include_unlinked', 'true'],
    ]
  const conditions = ['search', 'post_category'].flatMap((name): Pair[] => {
    const value = parameters.get(name)
    return value ? [[name, value]] : []
  })
  return [['page', Number(parameters.get('page')) || 1], ['per_page', EXPLORE_PAGE_SIZE], ...conditions]
}

const written = (pairs: readonly Pair[]) =>
  pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}` : ''

/** A JSON body reduced to the accepted fields; unchanged byte for byte if all are accepted or it is no object. */
function withFields(body: Sent['body'], accepted: readonly string[]): Sent['body'] {
  const fields = readObject(body)
  if (!fields || Object.keys(fields).every((name) => accepted.includes(name))) return body
  return new TextEncoder().encode(
    JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => accepted.includes(name)))),
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
