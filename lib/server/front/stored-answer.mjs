import { createHash } from 'node:crypto'
import { contentSecurityPolicy, inlineScriptHashes } from '../cache/content-security-policy.mjs'
import { compress, compressible } from './compressed.mjs'

/** Made anew for each answer, by the front or by Node's server. */
const OWN_HEADERS = new Set([
  'accept-ranges', 'age', 'cache-control', 'connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive',
  'last-modified', 'transfer-encoding', 'vary', 'x-content-age', 'x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time',
])
const STORABLE = new Set([200, 301, 308, 404, 410])
/** A page that is asked for this often in one version earns the slow, small copies. */
const OFTEN = 300
/** Seconds that a drawn page is kept: for a word that many look for at once. */
const DRAWN_FOR = 10

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Answer */

/** How long an answer may be shared, by its own Cache-Control: in seconds, null for not at all. */
function sharing(/** @type {Answer} */ { status, headers }) {
  const control = headers['cache-control'] ?? ''
  if (!STORABLE.has(status) || headers['set-cookie']) return null
  if (/\bimmutable\b/.test(control)) return { immutable: true, fresh: Infinity, stale: 0 }
  const fresh = Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0)
  const stale = Number(/\bstale-while-revalidate=(\d+)/.exec(control)?.[1] ?? 0)
  return fresh > 0 ? { immutable: false, fresh, stale } : null
}

/** One version of a page or file, with its compressed copies. */
export class StoredAnswer {
  #copies = new Map()
  #requests = 0

  /**
   * @param {Answer} answer
   * @param {{ immutable: boolean, fresh: number, stale: number, control?: string | undefined }} shared in seconds
   * @param {number} age of the content, when it was rendered
   */
  constructor(answer, shared, age) {
    /** @type {'instant' | 'quick'} how the copy is made that a visitor waits for */
    this.pace = shared.control === undefined ? 'quick' : 'instant'
    const type = answer.headers['content-type'] ?? ''
    this.status = answer.status
    this.body = answer.body
    this.age = age
    this.immutable = shared.immutable
    this.storedAt = performance.now()
    this.freshUntil = this.storedAt + shared.fresh * 1000
    this.staleUntil = this.freshUntil + shared.stale * 1000
    this.compressible = compressible(type, answer.body.length)
    this.etag = `W/"${createHash('sha1').update(answer.body).digest('base64url')}"`
    this.control = shared.immutable
      ? answer.headers['cache-control']
      : shared.control ?? `public, max-age=0, s-maxage=${shared.fresh}, stale-while-revalidate=${shared.stale}`
    this.vary = shared.immutable ? 'Accept-Encoding' : [answer.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ')
    this.headers = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.has(name)).flat()
  }

  /** In memory, about. */
  get bytes() {
    let sum = this.body.length + 2000
    for (const copy of this.#copies.values()) sum += copy.length ?? 0
    return sum
  }

  /** The same page rendered again keeps the copies that were made of it. */
  takeCopies(/** @type {StoredAnswer} */ earlier) {
    if (earlier.etag === this.etag) this.#copies = earlier.#copies
  }

  /**
   * The first encoding of those that its bytes are worth, and the bytes in it. A copy that is not there is made:
   * this visitor waits for a quick one, later ones get a small one.
   * @param {import('./compressed.mjs').Encoding[]} encodings
   * @returns {{ encoding: import('./compressed.mjs').Encoding, bytes: Buffer | Promise<Buffer> }}
   */
  copyFor(encodings) {
    const encoding = this.compressible ? (encodings[0] ?? 'identity') : 'identity'
    if (encoding === 'identity') return { encoding, bytes: this.body }
    this.#requests += 1
    if (this.#requests === (this.immutable ? 1 : OFTEN)) queueSmallCopies(this, encodings)
    const made = this.#copies.get(encoding)
    if (made) return { encoding, bytes: made }
    const making = compress(this.body, encoding, this.pace).then((copy) => {
      if (this.#copies.get(encoding) === making) this.#copies.set(encoding, copy)
      return copy
    })
    this.#copies.set(encoding, making)
    return { encoding, bytes: making }
  }

  async makeSmall(/** @type {'br' | 'gzip'} */ encoding) {
    this.#copies.set(encoding, await compress(this.body, encoding, 'small'))
  }
}

/**
 * @param {Answer} answer
 * @param {number} age
 * @returns {StoredAnswer | null} null for an answer that is for one visitor alone
 */
export function storedAnswer(answer, age) {
  const shared = sharing(answer)
  return shared && new StoredAnswer(answer, shared, age)
}

/**
 * A page that was drawn by what its address asks for, without a nonce: its policy names its scripts.
 * @param {Answer} answer
 * @param {number} age
 * @returns {StoredAnswer | null} null for what is no page, or for one visitor alone
 */
export function drawnAnswer({ status, headers, body }, age) {
  if (status !== 200 || headers['set-cookie'] || !headers['content-type']?.startsWith('text/html')) return null
  const policy = contentSecurityPolicy(inlineScriptHashes(body.toString()))
  const control = headers['cache-control'] ?? 'private, no-cache, no-store, max-age=0, must-revalidate'
  const shared = { immutable: false, fresh: DRAWN_FOR, stale: 0, control }
  return new StoredAnswer({ status, headers: { ...headers, 'content-security-policy': policy }, body }, shared, age)
}

/** Small copies are made one after the other, so that they never take more than one of zlib's threads. */
let queue = Promise.resolve()

function queueSmallCopies(/** @type {StoredAnswer} */ answer, /** @type {import('./compressed.mjs').Encoding[]} */ encodings) {
  for (const encoding of encodings) {
    if (encoding !== 'identity') queue = queue.then(() => answer.makeSmall(encoding))
  }
}
