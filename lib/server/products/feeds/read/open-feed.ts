import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { constants, createGunzip } from 'node:zlib'
import { openPromise } from 'yauzl'
import { encodingOf } from '@/lib/format/texts/text-encoding'
import { charsetOf } from '../../../fetch/read-body'
import { UnreadableError } from '../../rows/records'

/** Bytes of an unpacked feed. */
const MAX_UNPACKED = 8 * 1024 ** 3
/** Pieces of at least 16 kB from which the encoding and the form are known. */
const START_PIECES = 8

/** Bytes of a file that may be packed by gzip or zip, whatever its name. @throws UnreadableError */
async function bytesOf(file: string): Promise<Readable> {
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
  await handle.close()
  if (bytesRead >= 2 && buffer[0] === 0x1f && buffer[1] === 0x8b)
    // A dry run reads the beginning alone.
    return pipeline(createReadStream(file), createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }), () => {})
  return buffer.toString('latin1', 0, 2) === 'PK' ? entryOf(file) : createReadStream(file)
}

async function entryOf(file: string): Promise<Readable> {
  const zip = await openPromise(file).catch(() => {
    throw new UnreadableError('The zip archive is damaged.')
  })
  for await (const entry of zip.eachEntry())
    if (/\.(csv|tsv|txt|xml|jsonl?|ndjson)$/i.test(entry.fileName)) return await zip.openReadStreamPromise(entry)
  throw new UnreadableError('The zip archive holds no CSV, XML or JSON file.')
}

/** The unpacked bytes of a file in pieces. @throws UnreadableError */
async function* piecesOf(file: string): AsyncGenerator<Buffer> {
  let size = 0
  try {
    for await (const piece of await bytesOf(file)) {
      size += piece.length
      if (size > MAX_UNPACKED) throw new UnreadableError('The file is too large when unpacked.')
      yield piece
    }
  } catch (error) {
    throw error instanceof UnreadableError ? error : new UnreadableError('The file is damaged: it cannot be unpacked.')
  }
}

/** The beginning of a file as text, and all of it in pieces. @throws UnreadableError, also while it is read. */
export async function openFeed(file: string, contentType: string) {
  const first: Buffer[] = []
  for await (const piece of piecesOf(file)) if (first.push(piece) === START_PIECES) break
  const start = Buffer.concat(first)
  const inXml = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)/i.exec(start.toString('latin1', 0, 300))?.[1]
  const decoder = decoderFor(encodingOf(start, inXml ?? charsetOf(contentType)))
  async function* texts() {
    for await (const piece of piecesOf(file)) yield decoder.decode(piece, { stream: true })
    yield decoder.decode()
  }
  return { begin: decoder.decode(start), texts: texts() }
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new UnreadableError(`The encoding ${encoding.slice(0, 40)} is not known.`)
  }
}
