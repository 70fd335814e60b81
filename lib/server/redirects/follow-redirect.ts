import 'server-only'
import type { RedirectRule, RedirectStatus } from '@/lib/contract/redirect'
import { redirectKey } from '@/lib/format/redirect-key'

/** Redirects by the key of their path. */
export type RedirectTable = ReadonlyMap<string, RedirectRule>

/** Where a path finally leads; `to` is null for 410. */
export type Destination = { to: string | null; status: RedirectStatus }

/**
 * The redirect of a path, with those that follow from it joined to one: 302 if one of them is.
 * @param origin the public address of the site.
 * @returns null if the path has none, or leads in a circle.
 */
export function followRedirect(table: RedirectTable, path: string, origin: string): Destination | null {
  const seen = new Set<string>()
  let found: Destination | null = null
  let key = redirectKey(path)
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
