import { createHash } from 'node:crypto'
import { compress, compressible } from './compressed.mjs'
import { exactBuffer } from './exact-buffer.mjs'

/** Made anew for each answer, by the front or by Node's server. */
const OWN_HEADERS = new Set([
  'accept-ranges', 'age', 'cache-control', 'connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive',
  'last-modified', 'transfer-encoding', 'vary', 'x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time', 'x-request-id',
])
/** What an answer holds beside its body: a page's headers and policy, its name and its place, as measured. */
export const ENTRY_BYTES = 3_000
const STORABLE = new Set([200, 301, 308, 404, 410])
/**
 * The copies that a page earns by being asked for so often in one version. Most pages that are drawn are asked for once before the
 * next write.
 * @type {Map<number, import('./compressed.mjs').Kind>}
 */
const EARNED = new Map([[2, 'quick'], [300, 'small']])

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {Buffer} body
 * @property {number} drawnAt in milliseconds of Unix time
 * @property {boolean} [isPartial] whether it is a page that lacks a part which its scripts are to load
 */
/** @typedef {{ immutable: boolean, fresh: number, stale: number, control: string | undefined }} Sharing in seconds */

/** Whether an answer is for who asked alone: it sets a cookie, or its policy has a nonce. */
export function isPrivate(/** @type {Answer} */ { headers }) {
  return headers['set-cookie'] !== undefined || Boolean(headers['content-security-policy']?.includes("'nonce-"))
}

/**
 * How long an answer may be shared: a page as its kind is, anything else by its own Cache-Control; null for not at all.
 * @param {Answer} answer
 * @param {import('./cache-policy.mjs').Terms} terms
 * @returns {Sharing | null}
 */
function freshnessOf(answer, { fresh, stale, control }) {
  const { status, headers } = answer
  if (!STORABLE.has(status) || answer.isPartial || isPrivate(answer)) return null
  if (control !== undefined && headers['content-type']?.startsWith('text/html')) return { immutable: false, fresh, stale, control }
  const own = headers['cache-control'] ?? ''
  if (/\bimmutable\b/.test(own)) return { immutable: true, fresh: Infinity, stale: 0, control: own }
  const seconds = (/** @type {RegExp} */ pattern) => Number(pattern.exec(own)?.[1] ?? 0)
  const shared = { fresh: seconds(/\bs-maxage=(\d+)/), stale: seconds(/\bstale-while-revalidate=(\d+)/) }
  return shared.fresh > 0 ? { immutable: false, ...shared, control: own } : null
}

/** @typedef {{ bytes: Buffer | Promise<Buffer>, requests: number }} Copy */

/** One version of a page or file, with its compressed copies. */
export class CacheEntry {
  /** @type {Map<'br' | 'gzip', Copy>} */
  #copies = new Map()

  /**
   * @param {Answer} answer
   * @param {Sharing} shared
   * @param {number} age of the content, when it was rendered
   */
  constructor(answer, shared, age) {
    const type = answer.headers['content-type'] ?? ''
    this.status = answer.status
    this.body = exactBuffer(answer.body)
    this.age = age
    this.immutable = shared.immutable
    this.storedAt = performance.now() - Math.max(0, Date.now() - answer.drawnAt)
    this.freshUntil = this.storedAt + shared.fresh * 1000
    this.staleUntil = this.freshUntil + shared.stale * 1000
    this.compressible = compressible(type, answer.body.length)
    this.etag = `W/"${createHash('sha1').update(answer.body).digest('base64url')}"`
    this.control = shared.control
    this.vary = shared.immutable ? 'Accept-Encoding' : [answer.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ')
    this.headers = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.has(name)).flat()
  }

  /** In memory, about. */
  get bytes() {
    let sum = this.body.length + ENTRY_BYTES
    for (const { bytes } of this.#copies.values()) sum += bytes instanceof Promise ? 0 : bytes.length
    return sum
  }

  /** The same page rendered again keeps the copies that were made of it. */
  reuseCopies(/** @type {CacheEntry} */ earlier) {
    if (earlier.etag === this.etag) this.#copies = earlier.#copies
  }

  /**
   * The first encoding of those that its bytes are worth, and the bytes in it. A copy that is not there is made while this
   * visitor waits; later ones get smaller ones.
   * @param {import('./compressed.mjs').Encoding[]} encodings
   * @returns {{ encoding: import('./compressed.mjs').Encoding, bytes: Buffer | Promise<Buffer> }}
   */
  copyFor(encodings) {
    const encoding = this.compressible ? (encodings[0] ?? 'identity') : 'identity'
    if (encoding === 'identity') return { encoding, bytes: this.body }
    const copy = this.#copies.get(encoding) ?? this.#addCopy(encoding)
    copy.requests += 1
    const earned = this.immutable ? copy.requests === 1 && 'small' : EARNED.get(copy.requests)
    if (earned) replaceLater(copy, () => compress(this.body, encoding, earned))
    return { encoding, bytes: copy.bytes }
  }

  /** @returns {Copy} */
  #addCopy(/** @type {'br' | 'gzip'} */ encoding) {
    const making = compress(this.body, encoding, this.immutable ? 'quick' : 'instant')
    /** @type {Copy} */
    const copy = { bytes: making, requests: 0 }
    this.#copies.set(encoding, copy)
    if (making instanceof Promise) {
      making.then(
        (bytes) => copy.bytes === making && (copy.bytes = bytes),
        () => this.#copies.delete(encoding),
      )
    }
    return copy
  }
}

/**
 * @param {Answer} answer
 * @param {import('./cache-policy.mjs').Terms} terms
 * @param {number} age
 * @returns {CacheEntry | null} null for an answer that is for one visitor alone
 */
export function cacheEntry(answer, terms, age) {
  const shared = freshnessOf(answer, terms)
  return shared && new CacheEntry(answer, shared, age)
}

/** Smaller copies are made one after the other, so that they never take more than one of zlib's threads. */
let queue = Promise.resolve()

function replaceLater(/** @type {Copy} */ copy, /** @type {() => Promise<Buffer>} */ make) {
  queue = queue
    .then(async () => {
      copy.bytes = await make()
    })
    .catch(console.error)
}
