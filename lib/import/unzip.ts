import { isUtf8 } from 'node:buffer'
import { createWriteStream } from 'node:fs'
import { mkdir, statfs } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { ImportError } from './imported-post'
import { isJunk } from './files'

/** Bytes of all files together, and their number: an archive may not fill the disk. */
const MAX_BYTES = 8 * 1024 ** 3
const MAX_FILES = 200_000
/** How many times larger than the archive its files may be: text shrinks to a tenth at best, pictures not at all. */
const MAX_RATIO = 100
/** Bytes up to which files may be any number of times larger. */
const ALWAYS_FITS = 50_000_000
/** Bytes that stay free on the disk: several times what the embedded database needs to go on writing. */
const RESERVE = 256 * 1024 ** 2

/** Milliseconds between two reports. */
const INTERVAL = 1_000

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

const shrinksTooFar = (unpacked: number, packed: number) =>
  unpacked > ALWAYS_FITS && unpacked / Math.max(1, packed) > MAX_RATIO

/** Checks each file in turn against the limits on an archive. */
function limitsOf({ fileSize }: ZipFile): (entry: Entry) => void {
  let [bytes, files] = [0, 0]
  return ({ uncompressedSize, compressedSize }) => {
    bytes += uncompressedSize
    files += 1
    const isBomb = shrinksTooFar(uncompressedSize, compressedSize) || shrinksTooFar(bytes, fileSize)
    if (bytes > MAX_BYTES || files > MAX_FILES || isBomb)
      throw new ImportError('The archive is too large when unpacked.')
  }
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`

/** @throws ImportError if a file of some bytes would leave too little free space on the disk of a folder. */
async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes + RESERVE)
    throw new ImportError(
      `There is too little free disk space to unpack it: ${megabytes(bavail * bsize)} are free, its next file has ${megabytes(bytes)}, and ${megabytes(RESERVE)} must stay free.`,
    )
}

/**
 * Unpacks a zip archive into an empty folder. Names that lead out of the folder are refused; links, and files that
 * macOS and Windows add by themselves, are left out.
 * @param onUnpacked receives how much is unpacked, from 0 to 1, about once a second.
 * @throws ImportError for archives that are damaged, or too large when unpacked, also for the free space on the disk.
 */
export async function unzip(file: string, folder: string, onUnpacked = (_share: number) => {}): Promise<void> {
  try {
    const zip = await yauzl.openPromise(file)
    const check = limitsOf(zip)
    let [packed, reportedAt] = [0, performance.now()]
    for await (const entry of zip.eachEntry()) {
      check(entry)
      await unpack(zip, entry, folder)
      packed += entry.compressedSize
      if (performance.now() - reportedAt < INTERVAL) continue
      reportedAt = performance.now()
      onUnpacked(packed / zip.fileSize)
    }
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError(`The archive cannot be unpacked: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}

async function unpack(zip: ZipFile, entry: Entry, folder: string): Promise<void> {
  const name = nameOf(entry)
  if (name.endsWith('/') || isJunk(name) || isLink(entry)) return
  await requireSpace(folder, entry.uncompressedSize)
  const target = path.join(folder, name)
  await mkdir(path.dirname(target), { recursive: true })
  await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target, { flags: 'wx' }))
}
