import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CachePolicy } from './cache-policy'
import { EXTENSIONS } from '../built-scripts.mjs'
import { CACHE_HEADERS, RSC_HEADER } from '../next-adapter.mjs'
import { compress, compressible, type Encoding, exactBuffer, KINDS, type Kind } from './response/compressed'

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
/** The better compression that a copy gets once it has been requested so often. Most rendered pages are requested once between writes. */
const UPGRADES: { kind: Kind; from: number }[] = [
  { kind: 'quick', from: 2 },
  { kind: 'small', from: 300 },
]
/** A conditional request counts for as many: it is mostly that of a cache, which asks once a second at most for all its visitors. */
const CONDITIONAL = 50

export type RenderedResponse = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Unix time in milliseconds. */
  renderedAt: number
  /** Whether it is a page without a part that its scripts load. */
  isPartial?: boolean
  /** The path of the file in the build that it is, beside which are its compressed copies. */
  file?: string | undefined
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

/** A compressed body. */
type Copy = { bytes: Buffer | Promise<Buffer>; kind: Kind; requests: number }

/** One version of a page or file, with its compressed copies. */
export class CacheEntry {
  readonly status: number
  readonly body: Buffer
  readonly headers: string[]
  /** Of the body, 27 characters. */
  readonly hash: string
  readonly control: string
  readonly vary: string
  readonly immutable: boolean
  readonly compressible: boolean
  /** Milliseconds of `performance.now()`, as the two below. */
  readonly storedAt: number
  readonly freshUntil: number
  readonly staleUntil: number
  readonly #file: string | undefined
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
    this.hash = createHash('sha1').update(response.body).digest('base64url')
    this.#file = response.file
    this.control = freshness.control
    this.vary = freshness.immutable ? 'Accept-Encoding' : `${RSC_HEADER}, Accept-Encoding`
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
    if (earlier.hash === this.hash) this.#copies = earlier.#copies
  }

  /**
   * The body in the preferred encoding that is worth it. A missing copy of a page is made while this visitor waits, at low effort;
   * later visitors get smaller ones. A file of the build has its smallest copy from the start.
   * @param isConditional whether the client has the page already
   * @returns `quality` is higher for a smaller copy of the same body
   */
  copyFor(
    encodings: Encoding[],
    isConditional = false,
  ): { encoding: Encoding; bytes: Buffer | Promise<Buffer>; quality: number } {
    const encoding = this.compressible ? (encodings[0] ?? 'identity') : 'identity'
    if (encoding === 'identity') return { encoding, bytes: this.body, quality: 0 }
    const copy = this.#copies.get(encoding) ?? this.#addCopy(encoding)
    const before = copy.requests
    copy.requests += isConditional ? CONDITIONAL : 1
    const upgrade = UPGRADES.findLast(({ from }) => before < from && copy.requests >= from)
    if (upgrade && !this.immutable) replaceLater(copy, upgrade.kind, () => compress(this.body, encoding, upgrade.kind))
    return { encoding, bytes: copy.bytes, quality: KINDS.indexOf(copy.kind) }
  }

  #addCopy(encoding: 'br' | 'gzip'): Copy {
    const kind = this.immutable ? 'small' : 'instant'
    const made = () => compress(this.body, encoding, kind)
    const pending = this.#file
      ? readFile(/* turbopackIgnore: true */ `${this.#file}.${EXTENSIONS[encoding]}`).catch(made)
      : made()
    const copy: Copy = { bytes: pending, kind, requests: 0 }
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

function replaceLater(copy: Copy, kind: Kind, make: () => Buffer | Promise<Buffer>): void {
  queue = queue.then(async () => void Object.assign(copy, { bytes: await make(), kind })).catch(console.error)
}
