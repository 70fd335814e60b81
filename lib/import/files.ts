import type { OldArchive } from './imported-post'

/** Collects the addresses of categories and tags while posts are read. */
export class ArchiveList {
  private readonly byName = new Map<string, Omit<OldArchive, 'addresses'> & { addresses: Set<string> }>()

  add(kind: OldArchive['kind'], name: string, addresses: string[]): void {
    const key = `${kind} ${name}`
    const known = this.byName.get(key) ?? { kind, name, addresses: new Set<string>() }
    for (const address of addresses) known.addresses.add(address)
    this.byName.set(key, known)
  }

  list(): OldArchive[] {
    return [...this.byName.values()].map(({ addresses, ...archive }) => ({ ...archive, addresses: [...addresses] }))
  }
}

/** A name as static site generators write it in addresses. */
export const pathName = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

const JUNK = /(?:^|\/)(?:__MACOSX(?:\/|$)|(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$)/i

/** Whether macOS or Windows adds a file or folder of this name to others, without telling. */
export const isJunk = (place: string) => JUNK.test(place)

/** The end of a URL or path that names a picture. */
export const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|heic|tiff?)(?:[?#]|$)/i
