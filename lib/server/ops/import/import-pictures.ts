import 'server-only'
import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { MAX_UPLOAD_BYTES } from '@/lib/contract/limits'
import { PictureError } from '../../images/picture-error'
import { storePicture } from '../../images/store-picture'
import type { PictureStore } from '../../images/stored-pictures'

/** WordPress names the smaller copies of a picture by their size. */
const SIZE_SUFFIX = /-\d{2,5}x\d{2,5}(?=\.\w{3,4}$)/
/** Folders of the old site that its uploads lie in, and those that static site generators serve as the root. */
const UPLOADS = /^.*?\/(?:wp-content\/uploads|content\/images)\//
const ROOTS = ['', 'static', 'public', 'assets', 'source']

export type PictureSources = {
  /** The folder that holds the pictures of the old site; null if they are only on the old site. */
  folder: string | null
  /** The address of the old site, for exports that do not name it; null if unknown. */
  site: string | null
  /** Fetches a picture from the old site; null on any failure. */
  fetch: (address: string) => Promise<Uint8Array | null>
  store: PictureStore
}

/** Stores the pictures of an import, each once. */
export class ImportPictures {
  private readonly stored = new Map<string, Promise<string | null>>()

  constructor(private readonly sources: PictureSources) {}

  /**
   * Stores a picture of the old site.
   * @param src as in the source; @param base what it is relative to.
   * @returns its address here; null if it cannot be had, or is no picture.
   */
  place(src: string, base: string): Promise<string | null> {
    const address = resolve(src, base, this.sources.site)
    const key = address.replace(/[?#].*$/, '')
    const known = this.stored.get(key)
    if (known) return known
    const placing = this.find(key)
    this.stored.set(key, placing)
    return placing
  }

  private async find(address: string): Promise<string | null> {
    const full = address.replace(SIZE_SUFFIX, '')
    for (const candidate of new Set([full, address])) {
      const bytes =
        (await this.read(candidate)) ?? (/^https?:/.test(candidate) ? await this.sources.fetch(candidate) : null)
      if (!bytes) continue
      try {
        return await storePicture(bytes, this.sources.store)
      } catch (error) {
        if (!(error instanceof PictureError)) throw error
      }
    }
    return null
  }

  /** Reads a picture from the folder, by its path below the uploads of the old site or below the folder itself. */
  private async read(address: string): Promise<Uint8Array | null> {
    if (this.sources.folder === null) return null
    const pathname = decode(/^https?:/.test(address) ? new URL(address).pathname : address)
    const folder = await realpath(this.sources.folder)
    for (const name of new Set([pathname, pathname.replace(UPLOADS, '')])) {
      for (const root of ROOTS) {
        const file = await realpath(path.join(folder, root, name)).catch(() => null)
        if (!file?.startsWith(folder + path.sep)) continue
        const found = await stat(file)
        if (found.isFile() && found.size <= MAX_UPLOAD_BYTES) return readFile(file)
      }
    }
    return null
  }
}

/** An absolute URL if the old site is known, or else a path within the folder. */
function resolve(src: string, base: string, site: string | null): string {
  const isWeb = /^https?:\/\//.test(base)
  if (URL.canParse(src, isWeb ? base : undefined)) return new URL(src, isWeb ? base : undefined).href
  const pathname = src.startsWith('/') ? src : path.posix.join(base, src)
  return site ? new URL(pathname, site).href : pathname
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
