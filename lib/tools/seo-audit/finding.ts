import 'server-only'
import type { PageFacts } from './read-page'

/** Something that is wrong: at which address, and what. */
export type Finding = { address: string; fault: string }

/** A page that search engines may list. */
export type IndexedPage = { address: string; page: PageFacts }

/** The findings of checks that tell a fault or nothing. */
export function faultsAt(address: string, checks: (string | false | null | undefined)[]): Finding[] {
  return checks.filter((fault) => typeof fault === 'string').map((fault) => ({ address, fault }))
}

/** What several pages have in common, and should not. */
export function doubled(pages: IndexedPage[], what: string, read: (page: PageFacts) => string): Finding[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ address, page }) => {
    const value = read(page)
    const other = first.get(value)
    if (other === undefined) first.set(value, address)
    return other !== undefined && value ? [{ address, fault: `${what} is also that of ${other}: ${value}` }] : []
  })
}
