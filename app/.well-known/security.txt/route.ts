import { env, siteUrl } from '@/lib/server/core/env'
import { noFile } from '@/lib/server/pages/shared-text'

export const dynamic = 'force-dynamic'

/** Milliseconds. RFC 9116 recommends an expiry of less than a year. */
const VALID_FOR = 180 * 24 * 60 * 60 * 1000

/** Contact for security reports (RFC 9116). */
export function GET(): Response {
  const { CONTACT } = env()
  if (!CONTACT) return noFile()
  const lines = [
    `Contact: ${CONTACT}`,
    `Expires: ${new Date(Date.now() + VALID_FOR).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl()}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
