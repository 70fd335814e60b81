import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { exactBuffer } from './exact-buffer.mjs'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */

const COMPRESSIBLE =
  /^(text\/|application\/(javascript|json|manifest\+json|rss\+xml|atom\+xml|xml|feed\+json)|image\/svg)/
/** Below about one packet, compression saves nothing. */
const MIN_BYTES = 1024

const REFUSED = /;\s*q=0(\.0*)?\s*$/

/** @type {LRUCache<string, Encoding[]>} */
const accepted = new LRUCache({ max: 200 })
/** Characters; browsers send about thirty. */
const MAX_HEADER_LENGTH = 200

/**
 * The encodings that a client accepts, in our order of preference.
 * @param {string | undefined} header Accept-Encoding
 * @returns {Encoding[]} /
 */
export function acceptedEncodings(header = '') {
  const cached = accepted.get(header)
  if (cached) return cached
  const names = header
    .toLowerCase()
    .split(',')
    .filter((item) => !REFUSED.test(item))
    .map((item) => item.split(';')[0]?.trim())
  /** @type {Encoding[]} */
  const found = [.../** @type {const} */ (['br', 'gzip']).filter((name) => names.includes(name)), 'identity']
  if (header.length <= MAX_HEADER_LENGTH) accepted.set(header, found)
  return found
}

/**
 * Whether compressing a body of this type and size is worth it.
 * @param {string} type Content-Type
 * @param {number} bytes /
 */
export function compressible(type, bytes) {
  return bytes >= MIN_BYTES && COMPRESSIBLE.test(type)
}

/** @typedef {'instant' | 'quick' | 'small'} Kind from the fastest to the smallest */

/** Compression levels of zlib and brotli. */
const LEVELS = {
  gzip: { instant: 3, quick: 6, small: 9 },
  br: { instant: 1, quick: 5, small: 11 },
}
/** Up to this size `instant` runs synchronously: about 0.1 ms for most pages, less than handing the work to zlib's thread pool. */
const SHORT_BYTES = 200_000
const CHUNK_BYTES = 64 * 1024

/**
 * Compresses a body, in zlib's thread pool unless it takes no time.
 * @param {Buffer} body
 * @param {'br' | 'gzip'} encoding
 * @param {Kind} kind
 * @returns {Buffer | Promise<Buffer>} in a buffer of exactly its size
 */
export function compress(body, encoding, kind) {
  const isSync = kind === 'instant' && body.length <= SHORT_BYTES
  const compressed = encoding === 'gzip' ? toGzipped(body, kind, isSync) : toBrotlied(body, kind, isSync)
  return compressed instanceof Promise ? compressed.then(exactBuffer) : exactBuffer(compressed)
}

function toGzipped(/** @type {Buffer} */ body, /** @type {Kind} */ kind, /** @type {boolean} */ isSync) {
  return (isSync ? gzipSync : toGzip)(body, { level: LEVELS.gzip[kind], chunkSize: CHUNK_BYTES })
}

function toBrotlied(/** @type {Buffer} */ body, /** @type {Kind} */ kind, /** @type {boolean} */ isSync) {
  return (isSync ? brotliCompressSync : toBrotli)(body, {
    chunkSize: CHUNK_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LEVELS.br[kind],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
