import { ArchiveList, pathName } from '../files'
import type { OldArchive } from '../imported-post'
import type { WxrChannel, WxrItem, WxrTerm } from './read-items'

/** The default category, whose page lists nothing that others do not. */
const NO_CATEGORY = 'uncategorized'

/**
 * Where WordPress lists posts otherwise: of a year and its months and days, which follow from it, of an author, and on its
 * front page below the root of a host.
 */
export function listAddresses(origin: string, { authors }: WxrChannel, years: Iterable<number>): string[] {
  const byAuthor = authors.flatMap(({ id, login }) => [
    ...(login ? [`${origin}/author/${pathName(login.replaceAll('@', ''))}/`] : []),
    ...(id ? [`${origin}/?author=${id}`] : []),
  ])
  return [`${origin}/`, `${origin}/page/`, ...[...years].map((year) => `${origin}/${year}/`), ...byAuthor]
}

/** The parents of a category, the highest first, as they stand in its address. */
function pathOf(term: WxrTerm, bySlug: ReadonlyMap<string, WxrTerm>): string {
  const parts = [term.slug]
  for (let above = bySlug.get(term.parent); above && !parts.includes(above.slug); above = bySlug.get(above.parent))
    parts.unshift(above.slug)
  return parts.join('/')
}

/** Collects where WordPress lists the posts of a category or tag, with its usual bases. */
export class OldArchives {
  private readonly found = new ArchiveList()

  constructor(private readonly channel: WxrChannel) {}

  /** Takes the categories and tags that an item names, for exports whose head lists none. */
  addItem({ terms }: WxrItem): void {
    for (const { domain, slug, name } of terms)
      if (domain === 'category' || domain === 'post_tag') this.add({ domain, slug, name, parent: '', id: '' }, slug)
  }

  list(): OldArchive[] {
    const categories = this.channel.terms.filter(({ domain }) => domain === 'category')
    const bySlug = new Map(categories.map((term) => [term.slug, term]))
    for (const term of this.channel.terms) this.add(term, pathOf(term, bySlug))
    return this.found.list()
  }

  private add({ domain, slug, name, id }: WxrTerm, path: string): void {
    if (!slug || !name || slug === NO_CATEGORY) return
    const origin = this.channel.address.replace(/\/+$/, '')
    const isTag = domain === 'post_tag'
    const base = isTag ? 'tag' : 'category'
    const query = isTag ? `?tag=${slug}` : id && `?cat=${id}`
    this.found.add(isTag ? 'tag' : 'category', name, [
      ...[...new Set([path, slug])].map((part) => `${origin}/${base}/${part}/`),
      ...(query ? [`${origin}/${query}`] : []),
    ])
  }
}
