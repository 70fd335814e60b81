import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { MAX_UPLOAD_BYTES } from '@/lib/contract/limits'
import { decodeSegment } from '@/lib/format/addresses/paths'
import { isJunk, PICTURE_FILE } from '../../../import/files'
import { storeCopy, storePicture } from '../../images/store-picture'
import { PictureError, type PictureStore } from '../../images/stored-pictures'

/** WordPress names the smaller copies of a picture by their size. */
const SIZE_SUFFIX = /-\d{2,5}x\d{2,5}(?=\.\w{3,4}$)/
/** It scales large pictures down, and shows no other address of them. */
const SCALED = /-(?:scaled|rotated)(?=\.\w{3,4}$)/
/** Ghost has them in folders: `/content/images/size/w600/2020/01/oak.jpg`. */
const SIZE_FOLDER = /\/size\/w\d{2,5}(?:h\d{2,5})?(?=\/)/
/** Folders of the old site that its uploads lie in, and those that static site generators serve as the root. */
const UPLOADS = /^.*?\/(?:wp-content\/uploads|content\/images)\//
const ROOTS = ['', 'static', 'public', 'assets', 'source']
/** An archive of `wp-content/uploads` may hold it with all that is around it. */
const MOST_LEVELS = 3

/** WordPress.com serves copies of pictures: `https://i0.wp.com/old.example/wp-content/uploads/a.jpg?resize=300,200`. */
const COPY = /^https?:\/\/i\d\.wp\.com\/(?=[^/]+\.[^/]+\/)/

export type PictureSources = {
  /** The folder that holds the pictures of the old site; null if they are only on the old site. */
  folder: string | null
  /** The address of the old site, for exports that do not name it; null if unknown. */
  site: string | null
  /** Fetches a picture from the old site; null on any failure. */
  fetch: (address: string) => Promise<Uint8Array | null>
  store: PictureStore
  /** Called with the address of each picture that was stored. */
  onStored: (url: string) => Promise<void>
}

/** The addresses here of pictures of the old site. */
type Found = Map<string, Promise<string | null>>

function once(found: Found, key: string, find: () => Promise<string | null>): Promise<string | null> {
  const known = found.get(key) ?? find()
  found.set(key, known)
  return known
}

/** Stores the pictures of an import, each once. */
export class ImportPictures {
  private readonly stored: Found = new Map()
  /** What was tried already: all sizes of a picture are one. */
  private readonly candidates: Found = new Map()
  private folders: Promise<string[]> | null = null

  constructor(private readonly sources: PictureSources) {}

  /**
   * Stores a picture of the old site.
   * @param src as in the source; @param base what it is relative to.
   * @returns its address here; null if it cannot be had, or is no picture.
   */
  place(src: string, base: string): Promise<string | null> {
    if (src.startsWith('data:')) return this.placeData(src)
    const address = resolve(src, base, this.sources.site)
    // The query of a picture asks for a size, unless it is what names the picture.
    const key = PICTURE_FILE.test(address) ? address.replace(/[?#].*$/, '') : address.replace(/#.*$/, '')
    return once(this.stored, key, () => this.find(key))
  }

  /**
   * Stores a picture of an export of this software under its name there.
   * @returns false if it is not in the export, or not what its name says.
   */
  async placeOwn(name: string): Promise<boolean> {
    try {
      if (!(await this.sources.store.about(name))) {
        const bytes = await this.read(`/uploads/${name}`)
        if (!bytes) return false
        await storeCopy(name, bytes, this.sources.store)
      }
      await this.sources.onStored(`/uploads/${name}`)
      return true
    } catch (error) {
      if (error instanceof PictureError) return false
      throw error
    }
  }

  /** The address of a file of the old site; a path if the site is not known. */
  absolute(src: string, base: string): string {
    return resolve(src, base, this.sources.site)
  }

  /** Stores a picture that is in the text itself, which is too long to be remembered. */
  private async placeData(src: string): Promise<string | null> {
    const base64 = /^data:image\/[\w.+-]+;base64,([\s\S]*)$/.exec(src)?.[1]
    return base64 ? this.store(Buffer.from(base64, 'base64')) : null
  }

  private async find(address: string): Promise<string | null> {
    const full = address.replace(SIZE_SUFFIX, '').replace(SIZE_FOLDER, '')
    for (const candidate of new Set([full.replace(SCALED, ''), full, address])) {
      const url = await once(this.candidates, candidate, () => this.take(candidate))
      if (url) return url
    }
    return null
  }

  private async take(address: string): Promise<string | null> {
    const bytes = (await this.read(address)) ?? (/^https?:/.test(address) ? await this.sources.fetch(address) : null)
    return bytes && this.store(bytes)
  }

  /** @returns null for what is no picture. */
  private async store(bytes: Uint8Array): Promise<string | null> {
    try {
      const url = await storePicture(bytes, this.sources.store)
      await this.sources.onStored(url)
      return url
    } catch (error) {
      if (error instanceof PictureError) return null
      throw error
    }
  }

  /** Reads a picture from the folder, by its path below the uploads of the old site or below the folder itself. */
  private async read(address: string): Promise<Uint8Array | null> {
    if (this.sources.folder === null) return null
    const encoded = /^https?:/.test(address) ? new URL(address).pathname : address
    const pathname = decodeSegment(encoded) ?? encoded
    this.folders ??= withOnlyFolders(await realpath(this.sources.folder))
    for (const folder of await this.folders) {
      const bytes = await readBelow(folder, pathname)
      if (bytes) return bytes
    }
    return null
  }
}

/** A folder, and what it holds if that is a folder alone. */
async function withOnlyFolders(folder: string): Promise<string[]> {
  const folders = [folder]
  for (let last = folder; folders.length <= MOST_LEVELS; folders.push(last)) {
    const [only, ...others] = (await readdir(last, { withFileTypes: true })).filter(({ name }) => !isJunk(name))
    if (!only?.isDirectory() || others.length > 0) break
    last = path.join(last, only.name)
  }
  return folders
}

async function readBelow(folder: string, pathname: string): Promise<Uint8Array | null> {
  for (const name of new Set(namesOf(pathname))) {
    for (const root of ROOTS) {
      const file = await realpath(
        /* turbopackIgnore: true */ path.join(/* turbopackIgnore: true */ folder, root, name),
      ).catch(() => null)
      if (!file?.startsWith(folder + path.sep)) continue
      const found = await stat(file)
      if (found.isFile() && found.size <= MAX_UPLOAD_BYTES) return readFile(file)
    }
  }
  return null
}

/** Archives have names in composed letters (unzip.ts), folders in those of their system. */
const namesOf = (pathname: string) =>
  [pathname, pathname.replace(UPLOADS, '')].flatMap((name) => [name.normalize('NFC'), name.normalize('NFD')])

/** An absolute URL if the old site is known, or else a path within the folder. */
function resolve(src: string, base: string, site: string | null): string {
  const isWeb = /^https?:\/\//.test(base)
  if (COPY.test(src)) return src.replace(COPY, 'https://')
  if (URL.canParse(src, isWeb ? base : undefined)) return new URL(src, isWeb ? base : undefined).href
  const pathname = src.startsWith('/') ? src : path.posix.join(base, src)
  return site ? new URL(pathname, site).href : pathname
}
