import { isUtf8 } from 'node:buffer'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { ImportError } from './imported-post'
import { isJunk } from './junk-files'

/** Bytes of all files together, and their number: an archive may not fill the disk. */
const MAX_BYTES = 8 * 1024 ** 3
const MAX_FILES = 200_000
/** How many times larger than the archive its files may be: text shrinks to a tenth at best, pictures not at all. */
const MAX_RATIO = 100

const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open)

/** Links could lead out of the folder; Unix modes are in the upper half of the attributes. */
const isLink = ({ externalFileAttributes }: Entry) => ((externalFileAttributes >>> 16) & 0o170000) === 0o120000

const UTF8 = 0x800

/**
 * The name of a file: macOS writes UTF-8, in decomposed letters, without saying so; others mean code page 437.
 * @throws Error for a name that leads out of the folder.
 */
function nameOf({ fileNameRaw, generalPurposeBitFlag: flags, extraFields }: Entry): string {
  const name = yauzl.getFileNameLowLevel(isUtf8(fileNameRaw) ? UTF8 : flags, fileNameRaw, extraFields, false)
  const fault = yauzl.validateFileName(name)
  if (fault) throw new Error(fault)
  return name.normalize('NFC')
}

/**
 * Unpacks a zip archive into an empty folder. Names that lead out of the folder are refused; links, and files that
 * macOS and Windows add by themselves, are left out.
 * @throws ImportError for archives that are damaged, or too large when unpacked.
 */
export async function unzip(file: string, folder: string): Promise<void> {
  const zip = await open(file, { lazyEntries: true, autoClose: true }).catch(notZip)
  let [bytes, files] = [0, 0]
  await new Promise<void>((resolve, reject) => {
    const unpack = async (entry: Entry) => {
      bytes += entry.uncompressedSize
      files += 1
      const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize)
      if (bytes > MAX_BYTES || files > MAX_FILES || (ratio > MAX_RATIO && entry.uncompressedSize > 50_000_000))
        throw new ImportError('The archive is too large when unpacked.')
      const name = nameOf(entry)
      if (name.endsWith('/') || isJunk(name) || isLink(entry)) return
      const target = path.join(folder, name)
      await mkdir(path.dirname(target), { recursive: true })
      const stream = await promisify(
        zip.openReadStream.bind(zip) as (
          entry: Entry,
          done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
        ) => void,
      )(entry)
      await pipeline(stream, createWriteStream(target, { flags: 'wx' }))
    }
    zip.on('entry', (entry: Entry) => {
      unpack(entry).then(
        () => zip.readEntry(),
        (error: unknown) => {
          zip.close()
          reject(error)
        },
      )
    })
    zip.once('end', resolve)
    zip.once('error', reject)
    zip.readEntry()
  }).catch(notZip)
}

function notZip(error: unknown): never {
  if (error instanceof ImportError) throw error
  throw new ImportError(`The archive cannot be unpacked: ${error instanceof Error ? error.message : error}`, {
    cause: error,
  })
}
