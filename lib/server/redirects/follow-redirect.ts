import type { RedirectRule, RedirectStatus } from '@/lib/contract/redirect'
import { plainRedirectKey, redirectKey } from '@/lib/format/addresses/redirect-key'

/** Redirects by the key of their path. */
export type RedirectTable = ReadonlyMap<string, RedirectRule>

/** Where a path finally leads; `to` is null for 410. */
export type Destination = { to: string | null; status: RedirectStatus }

/** What WordPress and Ghost add to the address of a post for its feed, its short page and its frame on other sites. */
const BELOW = /^(\/.+?)\/(?:feed(?:\/(?:atom|rss2?|rdf))?|rss|amp|embed|trackback|comment-page-\d+)$/
/** Further pages of a list of posts, such as a category. */
const FURTHER = /^(.*)\/page\/\d{1,6}$/
/** The posts of a month or a day. */
const DATE = /^(.*\/(?:19|20)\d\d)\/[01]\d(?:\/[0-3]\d)?$/

/** What a path belongs to that may be redirected with all that it holds, the nearest first. */
function* aboveOf(key: string): Generator<string> {
  const list = FURTHER.exec(key)?.[1]
  if (list !== undefined) yield* [list, `${list}/page`]
  const above = BELOW.exec(key)?.[1] ?? DATE.exec(list ?? key)?.[1]
  if (above !== undefined) yield above
}

/** The key of the redirect that a requested path has itself, or that what it belongs to has; null without one. */
function startOf(table: RedirectTable, path: string): string | null {
  const named = redirectKey(path)
  if (named !== null && table.has(named)) return named
  const key = plainRedirectKey(path)
  if (key === null || table.has(key)) return key
  for (const above of aboveOf(key)) if (table.has(above)) return above
  return null
}

/** Whether a path is redirected by what its query names. */
export const isNamedRedirect = (table: RedirectTable, path: string): boolean =>
  redirectKey(path) !== plainRedirectKey(path) && table.has(redirectKey(path) ?? '')

/** Whether a path is redirected. */
export const hasRedirect = (table: RedirectTable, path: string): boolean => table.has(startOf(table, path) ?? '')

/**
 * The redirect of a path, with those that follow from it joined to one: 302 if one of them is.
 * @param origin the public address of the site.
 * @returns null if the path has none, or leads in a circle.
 */
export function followRedirect(table: RedirectTable, path: string, origin: string): Destination | null {
  const seen = new Set<string>()
  let found: Destination | null = null
  let key = startOf(table, path)
  while (key !== null) {
    const rule = table.get(key)
    if (!rule) break
    if (seen.has(key)) return null
    seen.add(key)
    found = joined(found, rule)
    key = found.to === null ? null : localKey(found.to, origin)
  }
  return found
}

function joined(before: Destination | null, { to, status }: RedirectRule): Destination {
  return { to, status: before?.status === 302 && status === 301 ? 302 : status }
}

/** The paths from a rule back to its own path; null if it leads in no circle. */
export function findCircle(table: RedirectTable, rule: RedirectRule, origin: string): string[] | null {
  const start = redirectKey(rule.from)
  const steps = [rule.from]
  const seen = new Set<string>()
  for (let to = rule.to; to !== null;) {
    steps.push(to)
    const key = localKey(to, origin)
    if (key === start) return steps
    if (key === null || seen.has(key)) return null
    seen.add(key)
    to = table.get(key)?.to ?? null
  }
  return null
}

/** The key of an address on this site; null for another one. */
function localKey(address: string, origin: string): string | null {
  return redirectKey(localPath(address, origin))
}

/** An address without the origin of this site. */
export function localPath(address: string, origin: string): string {
  const isLocal = address === origin || address.startsWith(`${origin}/`)
  return isLocal ? address.slice(origin.length) || '/' : address
}
