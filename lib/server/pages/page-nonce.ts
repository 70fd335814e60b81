import { headers } from 'next/headers'

/** The nonce of the policy of a page that is rendered for one visit; null for a cached page, which has none. */
export async function pageNonce(): Promise<string | null> {
  const policy = (await headers()).get('content-security-policy') ?? ''
  return /'nonce-([^']+)'/.exec(policy)?.[1] ?? null
}
