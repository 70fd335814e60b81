import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { constants, createGunzip } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { encodingOf } from '@/lib/format/texts/text-encoding'
import { charsetOf } from '../../../fetch/read-body'
import { UnreadableError } from '../../rows/records'

/** Bytes of an unpacked feed. */
const MAX_UNPACKED = 8 * 1024 ** 3
const START_BYTES = 64 * 1024

/** Bytes of a file that may be packed by gzip or zip, whatever its name. @throws UnreadableError */
async function bytesOf(file: string): Promise<Readable> {
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
  await handle.close()
  if (bytesRead >= 2 && buffer[0] === 0x1f && buffer[1] === 0x8b)
    // A dry run reads the beginning alone.
    return createReadStream(file).pipe(createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }))
  return buffer.toString('latin1', 0, 2) === 'PK' ? entryOf(file) : createReadStream(file)
}

async function entryOf(file: string): Promise<Readable> {
  const zip = await promisify<string, yauzl.Options, ZipFile>(yauzl.open)(file, { lazyEntries: true }).catch(() => {
    throw new UnreadableError('The zip archive is damaged.')
  })
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      if (!/\.(csv|tsv|txt|xml|jsonl?|ndjson)$/i.test(entry.fileName)) return zip.readEntry()
      zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)))
    })
    zip.once('end', () => reject(new UnreadableError('The zip archive holds no CSV, XML or JSON file.')))
    zip.once('error', reject)
    zip.readEntry()
  })
}

/** @throws UnreadableError for an unknown encoding. */
function decoderFor(start: Buffer, contentType: string): TextDecoder {
  const inXml = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)/i.exec(start.toString('latin1', 0, 300))?.[1]
  const encoding = encodingOf(start, inXml ?? charsetOf(contentType))
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new UnreadableError(`The encoding ${encoding.slice(0, 40)} is not known.`)
  }
}

/** The beginning of a file as text, and all of it in pieces. @throws UnreadableError, also while it is read. */
export async function openFeed(file: string, contentType: string) {
  const bytes = await bytesOf(file)
  const chunks = bytes[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const first: Buffer[] = []
  let size = 0
  const next = async () => {
    const { value, done } = await chunks.next().catch(() => {
      throw new UnreadableError('The file is damaged: it cannot be unpacked.')
    })
    if (done) return null
    size += value.length
    if (size > MAX_UNPACKED) throw new UnreadableError('The file is too large when unpacked.')
    return value
  }
  for (let chunk = await next(); chunk; chunk = size < START_BYTES ? await next() : null) first.push(chunk)
  const start = Buffer.concat(first)
  const decoder = decoderFor(start.subarray(0, START_BYTES), contentType)
  const begin = decoder.decode(start, { stream: true })
  async function* texts() {
    yield begin
    for (let chunk = await next(); chunk; chunk = await next()) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  }
  return { begin, texts: texts(), close: () => bytes.destroy() }
}
