import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { Post } from '@/lib/contract/post'
import { loginPath } from '@/lib/session/next-path'
import { isMissing, isRefused, siteApi } from '../api/site-api'
import { sealedHeader } from '../session/session-cookie'

/**
 * A post as the admin may see it, published or not, by the sealed session of this visit. Whoever
 * has none, or one whose credentials are no longer right, is led to the login screen.
 * @returns null when there is no such post.
 */
export const loadPreview = cache(async (id: string): Promise<Post | null> => {
  const header = await sealedHeader(await cookies())
  const post = header ? await readAsAdmin(id, header) : 'refused'
  if (post === 'refused') redirect(loginPath(`/draft/curated-posts/${encodeURIComponent(id)}`))
  return post
})

/** Credentials first: to others the API shows what is public, which is no sign of being the admin. */
async function readAsAdmin(id: string, header: string): Promise<Post | null | 'refused'> {
  const api = siteApi(header)
  try {
    await api.admin.authCheck()
    if (!id.trim()) return null
    return (await api.posts.get({ id })).data.post
  } catch (error) {
    if (isRefused(error)) return 'refused'
    if (isMissing(error)) return null
    throw error
  }
}
