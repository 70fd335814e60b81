import type { PageFacts } from './read-page'

/** A fault and the URL that has it. */
export type Finding = { address: string; fault: string }

/** An indexable page. */
export type IndexedPage = { address: string; page: PageFacts }

/** Converts the results of checks, each a fault or nothing, to findings. */
export function faultsAt(address: string, checks: (string | false | null | undefined)[]): Finding[] {
  return checks.filter((fault) => typeof fault === 'string').map((fault) => ({ address, fault }))
}

/** Findings for values that several pages share but should not. */
export function doubled(pages: IndexedPage[], what: string, read: (page: PageFacts) => string): Finding[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ address, page }) => {
    const value = read(page)
    const other = first.get(value)
    if (other === undefined) first.set(value, address)
    return other !== undefined && value ? [{ address, fault: `${what} is also that of ${other}: ${value}` }] : []
  })
}
