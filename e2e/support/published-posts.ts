import { expect, type APIRequestContext } from '@playwright/test'
import type { Pagination } from '../../lib/contract/fields/pagination'
import type { PostSummary } from '../../lib/contract/posts/post'
import { isTestPost } from './admin'

/** One page of the published posts, through the site's API. */
export async function publishedPosts(
  request: APIRequestContext,
  query: Record<string, string | number | boolean> = {},
): Promise<{ posts: PostSummary[]; pagination: Pagination }> {
  const response = await request.get('/api/curated-posts', { params: { status: 'published', ...query } })
  expect(response.status()).toBe(200)
  return (await response.json()).data
}

/** The first published post that matches, among the latest hundred; none that another test may delete meanwhile. */
export async function findPost(
  request: APIRequestContext,
  matches: (post: PostSummary) => boolean,
): Promise<PostSummary> {
  const { posts } = await publishedPosts(request, { limit: 100 })
  const post = posts.find((candidate) => !isTestPost(candidate) && matches(candidate))
  if (!post) throw new Error('the content holds no such post')
  return post
}

export const addressOf = ({ slug, id }: PostSummary) => (slug ? `/curated-posts/${slug}/${id}` : `/curated-posts/${id}`)
