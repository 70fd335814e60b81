import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { Post } from '@/lib/contract/post'
import { loginPath } from '@/lib/session/next-path'
import { pagePart } from './page-part'
import { isMissing, isRefused, siteApi } from '../api/site-api'
import { sealedHeader } from '../auth/session-cookie'

/**
 * A post as the admin may see it, published or not, by the sealed session of this visit. Whoever
 * has none, or one whose credentials are no longer right, is led to the login screen.
 * @returns null when there is no such post, or none to be had at the moment.
 */
export const loadPreview = cache(async (id: string): Promise<Post | null> => {
  const header = await sealedHeader(await cookies())
  const found = await pagePart(header ? readAsAdmin(id, header) : Promise.resolve({ data: 'refused' as const }))
  if (found.state === 'failed') return null
  if (found.data === 'refused') redirect(loginPath(`/draft/curated-posts/${encodeURIComponent(id)}`))
  return found.data
})

/** Credentials first: to others the API shows what is public, which is no sign of being the admin. */
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
