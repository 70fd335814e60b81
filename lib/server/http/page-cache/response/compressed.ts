import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/**
 * Copies bytes into a buffer of exactly their size. Buffers from zlib or a pool are often a small view of 8 to 64 kB, all of which
 * stays in memory as long as the view.
 */
export function exactBuffer(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const exact = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(exact)
  return exact
}

const toBrotli = promisify(brotliCompress)

const toGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

const COMPRESSIBLE =
  /^(text\/|application\/(javascript|json|manifest\+json|rss\+xml|atom\+xml|xml|feed\+json)|image\/svg)/

/** Below about one packet, compression saves nothing. */
const MIN_BYTES = 1024

const REFUSED = /;\s*q=0(\.0*)?\s*$/

const accepted = new LRUCache<string, Encoding[]>({ max: 200 })

/** Characters; browsers send about thirty. */
const MAX_HEADER_LENGTH = 200

/**
 * The encodings that a client accepts, in our order of preference.
 * @param header Accept-Encoding
 */
export function acceptedEncodings(header = ''): Encoding[] {
  const cached = accepted.get(header)
  if (cached) return cached
  const names = header
    .toLowerCase()
    .split(',')
    .filter((item) => !REFUSED.test(item))
    .map((item) => item.split(';')[0]?.trim())
  const found: Encoding[] = [...(['br', 'gzip'] as const).filter((name) => names.includes(name)), 'identity']
  if (header.length <= MAX_HEADER_LENGTH) accepted.set(header, found)
  return found
}

/**
 * Whether compressing a body of this type and size is worth it.
 * @param type Content-Type
 */
export function compressible(type: string, bytes: number): boolean {
  return bytes >= MIN_BYTES && COMPRESSIBLE.test(type)
}

/** From the fastest to the smallest. */
export const KINDS = ['instant', 'quick', 'small'] as const

export type Kind = (typeof KINDS)[number]

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
 * @returns a buffer of exactly its size
 */
export function compress(body: Buffer, encoding: 'br' | 'gzip', kind: Kind): Buffer | Promise<Buffer> {
  const isSync = kind === 'instant' && body.length <= SHORT_BYTES
  const compressed = encoding === 'gzip' ? toGzipped(body, kind, isSync) : toBrotlied(body, kind, isSync)
  return compressed instanceof Promise ? compressed.then(exactBuffer) : exactBuffer(compressed)
}

function toGzipped(body: Buffer, kind: Kind, isSync: boolean): Buffer | Promise<Buffer> {
  return (isSync ? gzipSync : toGzip)(body, { level: LEVELS.gzip[kind], chunkSize: CHUNK_BYTES })
}

function toBrotlied(body: Buffer, kind: Kind, isSync: boolean): Buffer | Promise<Buffer> {
  return (isSync ? brotliCompressSync : toBrotli)(body, {
    chunkSize: CHUNK_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LEVELS.br[kind],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
