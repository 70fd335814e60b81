import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { exactBuffer } from './exact-buffer.mjs'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|rss\+xml|atom\+xml|xml|feed\+json)|image\/svg)/
/** Below a packet or so, compression saves nothing. */
const WORTH_IT_BYTES = 1024

const REFUSED = /;\s*q=0(\.0*)?\s*$/

/** @type {LRUCache<string, Encoding[]>} */
const accepted = new LRUCache({ max: 200 })
/** Characters: browsers send some thirty. */
const LONGEST_KEPT = 200

/**
 * The encodings a client takes, ours of choice first.
 * @param {string | undefined} header Accept-Encoding
 * @returns {Encoding[]}
 */
export function acceptedEncodings(header = '') {
  const known = accepted.get(header)
  if (known) return known
  const names = header.toLowerCase().split(',').filter((item) => !REFUSED.test(item)).map((item) => item.split(';')[0]?.trim())
  /** @type {Encoding[]} */
  const found = [...(/** @type {const} */ (['br', 'gzip'])).filter((name) => names.includes(name)), 'identity']
  if (header.length <= LONGEST_KEPT) accepted.set(header, found)
  return found
}

/**
 * @param {string} type Content-Type
 * @param {number} bytes
 */
export function compressible(type, bytes) {
  return bytes >= WORTH_IT_BYTES && COMPRESSIBLE.test(type)
}

/** @typedef {'instant' | 'quick' | 'small'} Kind the smaller a copy, the longer it takes */

/** Levels of compression. */
const LEVELS = {
  gzip: { instant: 3, quick: 6, small: 9 },
  br: { instant: 1, quick: 5, small: 11 },
}
/** To hand a page to a thread of zlib's takes longer than to compress it in an instant: a tenth of a millisecond for most. */
const SHORT_BYTES = 200_000
const CHUNK_BYTES = 64 * 1024

/**
 * Made in zlib's own threads, but for what takes no time.
 * @param {Buffer} body
 * @param {'br' | 'gzip'} encoding
 * @param {Kind} kind
 * @returns {Buffer | Promise<Buffer>} bytes that hold no more memory than they are
 */
export function compress(body, encoding, kind) {
  const isSoon = kind === 'instant' && body.length <= SHORT_BYTES
  const made = encoding === 'gzip' ? toGzipped(body, kind, isSoon) : toBrotlied(body, kind, isSoon)
  return made instanceof Promise ? made.then(exactBuffer) : exactBuffer(made)
}

function toGzipped(/** @type {Buffer} */ body, /** @type {Kind} */ kind, /** @type {boolean} */ isSoon) {
  return (isSoon ? gzipSync : toGzip)(body, { level: LEVELS.gzip[kind], chunkSize: CHUNK_BYTES })
}

function toBrotlied(/** @type {Buffer} */ body, /** @type {Kind} */ kind, /** @type {boolean} */ isSoon) {
  return (isSoon ? brotliCompressSync : toBrotli)(body, {
    chunkSize: CHUNK_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LEVELS.br[kind],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
