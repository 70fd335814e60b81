import type { Author } from '@/lib/contract/posts/authors'
import type { Post, PostSummary } from '@/lib/contract/posts/post'
import { isGone, isMissing, isOwnApi, siteApi } from '../api/site-api/site-api'

/** A published post, or null with whether it was deleted. */
export async function publishedPost(id: string): Promise<{ post: Post | null; gone: boolean }> {
  try {
    const { post } = (await siteApi().posts.get({ id })).data
    return { post, gone: false }
  } catch (error) {
    if (isMissing(error)) return { post: null, gone: isGone(error) }
    throw error
  }
}

/** An author with the newest published posts; null if there is none, as with an API that knows no authors. */
export async function publishedAuthor(id: string): Promise<{ author: Author; posts: PostSummary[] } | null> {
  if (!isOwnApi()) return null
  try {
    return (await siteApi().posts.byAuthor({ id })).data
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
