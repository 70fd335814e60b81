import path from 'node:path'
import { categoryPath, decodeSegment, searchPath } from '@/lib/format/addresses/paths'
import type { ImportSource } from '../../import/imported-post'
import { type CategoryMap, categoryOf } from '@/lib/server/imports/convert/map-categories'

/** Queries of WordPress that name a page. */
const NAMING = /[?&](?:p|page_id|attachment_id|cat|tag|author|feed)=/

type Target = { to: string; status: number }

/**
 * Where old addresses lead now, compared without protocol, `www.`, fragment and last slash: to new paths, and short links to
 * other sites.
 */
export class OldAddresses {
  private readonly targets = new Map<string, Target>()
  private readonly hosts = new Set<string>()
  /** The new path of each file of a folder of Markdown, by its place. */
  private readonly files = new Map<string, string>()

  /** @param origin of the old site; null if unknown, then only addresses that name it are found on other hosts. */
  constructor(origin: string | null) {
    if (origin) this.hosts.add(hostOf(origin))
  }

  /** @returns where the address leads already, if that is another place. */
  add(address: string, to: string, status = 301): string | null {
    const key = keyOf(address)
    if (/^https?:/.test(address)) this.hosts.add(hostOf(address))
    const taken = this.targets.get(key)?.to
    if (taken === undefined) this.targets.set(key, { to, status })
    return taken === undefined || taken === to ? null : taken
  }

  addFile(file: string, path: string): void {
    this.files.set(file, path)
  }

  /** Whether an address is one of the old site. */
  isOld(href: string): boolean {
    return /^\/(?!\/)/.test(href) || (/^https?:\/\//i.test(href) && this.hosts.has(hostOf(href)))
  }

  /** Where a link of the old site leads now; null if it leads elsewhere. @param base what links between files are relative to */
  pathOf(href: string, base: string): string | null {
    const fragment = /#.*$/.exec(href)?.[0] ?? ''
    const file = this.fileAt(href, base)
    if (file) return file + fragment
    if (!this.isOld(href)) return null
    // A query that names nothing, such as one that counts visitors, is no part of the address.
    const plain = NAMING.test(href) ? href : href.replace(/[?#].*$/, '')
    const found = this.targets.get(keyOf(href)) ?? this.targets.get(keyOf(plain))
    return found ? found.to + (found.to.includes('#') ? '' : fragment) : null
  }

  private fileAt(href: string, base: string): string | undefined {
    const place = /^([^?#:]+\.(?:md|mdx|markdown))(?:[?#].*)?$/i.exec(href)?.[1]
    if (!place || this.files.size === 0) return undefined
    const within = place.startsWith('/') ? place.slice(1) : path.posix.join(base, place)
    const decoded = decodeSegment(within) ?? within
    const exact = this.files.get(decoded)
    if (exact) return exact
    // Hugo finds a file by the end of its place, if there is only one.
    const end = `/${place.replace(/^(?:\.{0,2}\/)+/, '')}`
    const ending = [...this.files].filter(([file]) => file.endsWith(end))
    return ending.length === 1 ? ending[0]?.[1] : undefined
  }

  /** From the old path with its query, to the new place. */
  *redirects(): Generator<{ from: string; to: string; status: number }> {
    for (const [from, target] of this.targets) if (from !== target.to) yield { from, ...target }
  }
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '')

function keyOf(address: string): string {
  if (!URL.canParse(address, 'http://old.invalid')) return address
  const { pathname, search } = new URL(address, 'http://old.invalid')
  const key = (pathname.replace(/\/+$/, '') || '/') + search
  return key.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase())
}

const FEED = '/feed.xml'

/**
 * Adds what leads to no single post: a category leads to the one that it became, a tag to the search for it, any other list
 * of posts to the front page, and redirects of the old site where they led.
 */
export function addArchives(addresses: OldAddresses, source: ImportSource, chosen: CategoryMap): void {
  for (const { kind, name, addresses: old } of source.archives()) {
    const category = kind === 'category' ? categoryOf(name, chosen) : null
    const [page, feed] = category
      ? [categoryPath(category), `${categoryPath(category)}feed.xml`]
      : [searchPath(name), FEED]
    for (const address of old) {
      addresses.add(address, page)
      if (address.includes('?')) continue
      addresses.add(`${address}${source.kind === 'ghost' ? 'rss' : 'feed'}/`, feed)
      // The page itself may be one of this site, which answers there.
      if (category) addresses.add(`${address}page/`, page)
    }
  }
  for (const address of source.feeds) addresses.add(address, FEED)
  for (const address of source.lists()) addresses.add(address, '/')
  for (const { from, to, status } of source.redirects ?? []) {
    const target = to && (addresses.pathOf(to, '/') ?? (addresses.isOld(to) ? null : to))
    if (target) addresses.add(from, target, status)
  }
}
