import { createHash } from 'node:crypto'
import type { CachePolicy } from './cache-policy'
import { CACHE_HEADERS } from '../next-adapter.mjs'
import {
  compress,
  compressible,
  type Encoding,
  type Kind,
  exactBuffer,
} from '@/lib/server/http/page-cache/response/compressed'

/** Headers that the page cache or Node's server sets anew on each response. */
const OWN_HEADERS = new Set([
  'accept-ranges',
  'age',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
  'vary',
  'x-request-id',
  ...CACHE_HEADERS,
])
/** Memory of an entry besides its body: headers, policy, key and bookkeeping, as measured. */
export const ENTRY_BYTES = 3_000
const STORABLE = new Set([200, 301, 308, 404, 410])
/**
 * Better compression that a copy gets once it has been requested so often. Most rendered pages are requested once before the next
 * write.
 */
const UPGRADES = new Map<number, Kind>([
  [2, 'quick'],
  [300, 'small'],
])

export type RenderedResponse = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Unix time in milliseconds. */
  renderedAt: number
  /** Whether it is a page without a part that its scripts load. */
  isPartial?: boolean
}
/** In seconds. */
type Freshness = { immutable: boolean; fresh: number; stale: number; control: string }

/** Whether a response is for one visitor only: it sets a cookie, or its policy has a nonce. */
export function isPrivate({ headers }: RenderedResponse): boolean {
  return headers['set-cookie'] !== undefined || Boolean(headers['content-security-policy']?.includes("'nonce-"))
}

/** How long a response may be stored: a page as its cache policy says, anything else by its own Cache-Control; null for not at all. */
function freshnessOf(response: RenderedResponse, { fresh, stale, control }: CachePolicy): Freshness | null {
  const { status, headers } = response
  if (!STORABLE.has(status) || response.isPartial || isPrivate(response)) return null
  if (control !== undefined && headers['content-type']?.startsWith('text/html'))
    return { immutable: false, fresh, stale, control }
  const own = headers['cache-control'] ?? ''
  if (/\bimmutable\b/.test(own)) return { immutable: true, fresh: Infinity, stale: 0, control: own }
  const seconds = (pattern: RegExp) => Number(pattern.exec(own)?.[1] ?? 0)
  const shared = { fresh: seconds(/\bs-maxage=(\d+)/), stale: seconds(/\bstale-while-revalidate=(\d+)/) }
  return shared.fresh > 0 ? { immutable: false, ...shared, control: own } : null
}

type Copy = { bytes: Buffer | Promise<Buffer>; requests: number }

/** One version of a page or file, with its compressed copies. */
export class CacheEntry {
  readonly status: number
  readonly body: Buffer
  readonly headers: string[]
  readonly etag: string
  readonly control: string
  readonly vary: string
  readonly immutable: boolean
  readonly compressible: boolean
  /** Milliseconds of `performance.now()`, as the two below. */
  readonly storedAt: number
  readonly freshUntil: number
  readonly staleUntil: number
  #copies = new Map<'br' | 'gzip', Copy>()

  /** @param version of the content that it was rendered from */
  constructor(
    response: RenderedResponse,
    freshness: Freshness,
    readonly version: number,
  ) {
    const type = response.headers['content-type'] ?? ''
    this.status = response.status
    this.body = exactBuffer(response.body)
    this.immutable = freshness.immutable
    this.storedAt = performance.now() - Math.max(0, Date.now() - response.renderedAt)
    this.freshUntil = this.storedAt + freshness.fresh * 1000
    this.staleUntil = this.freshUntil + freshness.stale * 1000
    this.compressible = compressible(type, response.body.length)
    this.etag = `W/"${createHash('sha1').update(response.body).digest('base64url')}"`
    this.control = freshness.control
    this.vary = freshness.immutable
      ? 'Accept-Encoding'
      : [response.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ')
    this.headers = Object.entries(response.headers)
      .filter(([name]) => !OWN_HEADERS.has(name))
      .flat()
  }

  /** Approximate size in memory. */
  get bytes(): number {
    let sum = this.body.length + ENTRY_BYTES
    for (const { bytes } of this.#copies.values()) sum += bytes instanceof Promise ? 0 : bytes.length
    return sum
  }

  /** Takes over the compressed copies of an earlier entry with the same body. */
  reuseCopies(earlier: CacheEntry): void {
    if (earlier.etag === this.etag) this.#copies = earlier.#copies
  }

  /**
   * The body in the preferred encoding that is worth it. A missing copy is made while this visitor waits, at low effort; later
   * visitors get smaller ones.
   */
  copyFor(encodings: Encoding[]): { encoding: Encoding; bytes: Buffer | Promise<Buffer> } {
    const encoding = this.compressible ? (encodings[0] ?? 'identity') : 'identity'
    if (encoding === 'identity') return { encoding, bytes: this.body }
    const copy = this.#copies.get(encoding) ?? this.#addCopy(encoding)
    copy.requests += 1
    const upgrade = this.immutable ? copy.requests === 1 && 'small' : UPGRADES.get(copy.requests)
    if (upgrade) replaceLater(copy, () => compress(this.body, encoding, upgrade))
    return { encoding, bytes: copy.bytes }
  }

  #addCopy(encoding: 'br' | 'gzip'): Copy {
    const pending = compress(this.body, encoding, this.immutable ? 'quick' : 'instant')
    const copy: Copy = { bytes: pending, requests: 0 }
    this.#copies.set(encoding, copy)
    if (pending instanceof Promise) {
      pending.then(
        (bytes) => copy.bytes === pending && (copy.bytes = bytes),
        () => this.#copies.delete(encoding),
      )
    }
    return copy
  }
}

/**
 * @param version of the content that it was rendered from
 * @returns null for a response that must not be stored
 */
export function cacheEntry(response: RenderedResponse, policy: CachePolicy, version: number): CacheEntry | null {
  const freshness = freshnessOf(response, policy)
  return freshness && new CacheEntry(response, freshness, version)
}

/** Copies are replaced one after the other, so that this never takes more than one of zlib's threads. */
let queue = Promise.resolve()

function replaceLater(copy: Copy, make: () => Buffer | Promise<Buffer>): void {
  queue = queue
    .then(async () => {
      copy.bytes = await make()
    })
    .catch(console.error)
}
