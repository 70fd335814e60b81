import 'server-only'
import { randomBytes } from 'node:crypto'
import { contentSecurityPolicy } from './content-security-policy.mjs'
import { env } from '../core/env'

/** Pages rendered for each visit; all others are cached and allow their scripts by hash. */
const UNCACHED_PAGES = /^\/(?:(?:admin|draft)(?:\/|$)|(?:admin-login|explore|register|saved|search|sign-in)$)/

/**
 * A Content-Security-Policy with a new nonce for one render of a page: only inline scripts with the nonce run. Next reads the nonce
 * from the request's header.
 * @returns null for cached pages, and in development, which needs eval
 */
export function noncePolicy(pathname: string): string | null {
  if (!UNCACHED_PAGES.test(pathname) || env().NODE_ENV !== 'production') return null
  return contentSecurityPolicy([`'nonce-${randomBytes(16).toString('base64')}'`], {
    videos: pathname.startsWith('/draft/'),
  })
}
