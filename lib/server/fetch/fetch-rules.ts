import 'server-only'
import { env } from '../core/env'
import type { FetchRules } from './target'

/** The exceptions that the settings make for tests. */
export function fetchRules(): FetchRules {
  const { FETCH_REWRITE_BASE: rewriteBase, FETCH_ALLOW_HOSTS } = env()
  const allowHosts = FETCH_ALLOW_HOSTS?.split(',').map((host) => host.trim())
  return { ...(rewriteBase && { rewriteBase }), ...(allowHosts && { allowHosts }) }
}
