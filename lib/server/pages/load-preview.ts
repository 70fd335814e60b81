import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { Post } from '@/lib/contract/posts/post'
import { loginPath } from '@/lib/session/next-path'
import { pagePart } from './page-part'
import { isMissing, isRefused, siteApi } from '../api/site-api/site-api'
import { sealedHeader } from '../auth/admin-session'

/**
 * A post for the admin, published or not, by the session cookie. Redirects to the login screen without a session or if
 * its credentials are no longer valid.
 * @returns null if the post is missing or cannot be read at the moment.
 */
export const loadPreview = cache(async (id: string): Promise<Post | null> => {
  const header = await sealedHeader(await cookies())
  const found = await pagePart(header ? readAsAdmin(id, header) : Promise.resolve({ data: 'refused' as const }))
  if (found.state === 'failed') return null
  if (found.data === 'refused') redirect(loginPath(`/draft/curated-posts/${encodeURIComponent(id)}`))
  return found.data
})

/** Checks credentials first: without them the API returns public posts, which does not prove an admin. */
async function readAsAdmin(id: string, header: string): Promise<{ data: Post | null | 'refused' }> {
  const api = siteApi(header)
  try {
    await api.admin.authCheck()
    if (!id.trim()) return { data: null }
    return { data: (await api.posts.get({ id })).data.post }
  } catch (error) {
    if (isRefused(error)) return { data: 'refused' }
    if (isMissing(error)) return { data: null }
    throw error
  }
}
