import 'server-only'
import { randomBytes } from 'node:crypto'
import { contentSecurityPolicy } from './content-security-policy.mjs'
import { env } from '../core/env'

/** Pages that are rendered for each visit; the others are kept, and name their scripts by hashes. */
const UNCACHED_PAGES = /^\/(?:(?:admin|draft)(?:\/|$)|(?:admin-login|explore|register|saved|search|sign-in)$)/

/**
 * A Content-Security-Policy for one rendering of a page: the inline scripts that carry its nonce
 * run and no others. Next reads the nonce out of the request's own header.
 * @returns null for pages that have a policy of another kind, and in development, which needs eval.
 */
export function noncePolicy(pathname: string): string | null {
  if (!UNCACHED_PAGES.test(pathname) || env().NODE_ENV !== 'production') return null
  return contentSecurityPolicy([`'nonce-${randomBytes(16).toString('base64')}'`])
}
