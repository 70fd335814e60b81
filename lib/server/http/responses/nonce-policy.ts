import 'server-only'
import { randomBytes } from 'node:crypto'
import { contentSecurityPolicy } from './content-security-policy'
import { routeAt } from '../routing/route-at'
import { env } from '../../core/env'

/**
 * A Content-Security-Policy with a new nonce for one render of a page: only inline scripts with the nonce run. Next reads the nonce
 * from the request's header.
 * @param url path and query
 * @returns null for a cached page, whose scripts are allowed by hash, and in development, which needs eval
 */
export function noncePolicy(url: string): string | null {
  if (routeAt(url)?.route.policy === 'hashes' || env().NODE_ENV !== 'production') return null
  return contentSecurityPolicy([`'nonce-${randomBytes(16).toString('base64')}'`], { videos: url.startsWith('/draft/') })
}
