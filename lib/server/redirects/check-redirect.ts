import type { RedirectInput, RedirectRule } from '@/lib/contract/redirect'
import { redirectKey } from '@/lib/format/addresses/redirect-key'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { siteUrl } from '../core/env'
import { findCircle, localPath, type RedirectTable } from './follow-redirect'

type Issue = { path: 'from' | 'to'; message: string }

/** Paths that the site itself needs. */
const OWN = /^\/(?:api|_next|admin|admin-login|draft|uploads)(?:\/|$)/

/**
 * The rule that an input describes, or what is wrong with it.
 * @param table the other redirects, by key.
 */
export function checkRedirect(
  input: RedirectInput,
  table: RedirectTable,
): { rule: RedirectRule & { key: string } } | { issue: Issue } {
  const from = localPath(input.from.trim(), siteUrl())
  const key = redirectKey(from)
  if (key === null) return wrong('from', 'must be a path of this site that starts with / and is not the home page')
  if (OWN.test(key)) return wrong('from', 'is an address that the site itself needs')
  const to = input.to?.trim() || null
  if (input.status === 410 && to) return wrong('to', 'must be empty with 410')
  if (input.status !== 410 && !isTarget(to))
    return wrong('to', 'must be a path that starts with /, or an http or https address')
  const rule = { from, to: to && localPath(to, siteUrl()), status: input.status }
  const circle = findCircle(table, rule, siteUrl())
  if (circle) return wrong('to', `leads in a circle: ${circle.join(' → ')}`)
  return { rule: { ...rule, key } }
}

const wrong = (path: Issue['path'], message: string) => ({ issue: { path, message } })

const isTarget = (to: string | null) => to !== null && safeAddress(to) !== null && URL.canParse(to, siteUrl())
