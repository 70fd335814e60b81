import 'server-only'
import { Transform, type Duplex, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
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
