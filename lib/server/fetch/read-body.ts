import { Transform, type Duplex, type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isUtf8 } from 'node:buffer'
import { getEncoding } from 'encoding-sniffer'
import { ReaderError } from '../../reader/reader-options'

const MAX_CODINGS = 2

/**
 * Reads a body that may be compressed. Neither the compressed nor the decompressed size may exceed `maxBytes`: reading
 * is aborted there.
 * @throws ReaderError `too-large` or `wrong-type`.
 */
export async function readBody(body: Readable, contentEncoding: string, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  const collector = bounded(maxBytes).on('data', (chunk: Buffer) => chunks.push(chunk))
  await pipeline([body, bounded(maxBytes), ...decodersOf(contentEncoding), collector])
  return Buffer.concat(chunks)
}

/** `readBody` into a stream. */
export async function pipeBody(body: Readable, contentEncoding: string, maxBytes: number, target: Writable) {
  await pipeline([body, bounded(maxBytes), ...decodersOf(contentEncoding), bounded(maxBytes), target])
}

/** Passes bytes through up to a limit. */
function bounded(maxBytes: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) done(tooLarge(maxBytes))
      else done(null, chunk)
    },
  })
}

export function tooLarge(maxBytes: number): ReaderError {
  return new ReaderError('too-large', `The page is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`)
}

function decodersOf(contentEncoding: string): Duplex[] {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
  const packed = codings.filter((coding) => coding !== '' && coding !== 'identity')
  if (packed.length > MAX_CODINGS) throw unknownCoding()
  return packed.reverse().map(decoderOf)
}

function decoderOf(coding: string): Duplex {
  const lenient = { finishFlush: constants.Z_SYNC_FLUSH }
  if (coding === 'gzip' || coding === 'x-gzip') return createGunzip(lenient)
  if (coding === 'deflate') return createInflate(lenient)
  if (coding === 'br') return createBrotliDecompress()
  throw unknownCoding()
}

function unknownCoding(): ReaderError {
  return new ReaderError('wrong-type', 'The page is packed in a way that cannot be read.')
}

const SNIFFED_BYTES = 65_536

/** Decodes a page by its byte order mark, Content-Type, meta charset, or whether it is valid UTF-8. */
export function decodeText(bytes: Buffer, contentType: string): string {
  const encoding = getEncoding(bytes, {
    maxBytes: SNIFFED_BYTES,
    transportLayerEncodingLabel: charsetOf(contentType),
    defaultEncoding: isUtf8(bytes) ? 'utf-8' : 'windows-1252',
  })
  return decoderFor(encoding).decode(bytes)
}

/** The encoding that a Content-Type names. */
export function charsetOf(contentType: string): string | undefined {
  return /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1]
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    return new TextDecoder()
  }
}
