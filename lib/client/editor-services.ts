import { comparedFacts } from '../measure/comparison'
import { postPath } from '../format/addresses/paths'
import { api } from './calls/client'
import { linkedPostId } from './links'

/** Matches in the link dialog. */
const MATCHES = 6

/** Title and still picture of a video of YouTube or Vimeo. */
export async function readVideo(url: string): Promise<{ title: string; picture: string | null }> {
  return (await api.videos.read({ url })).data.video
}

/** Stores a picture of another site on this one, and returns its address. */
export async function fetchPicture(url: string): Promise<string> {
  return (await api.pictures.fetch({ url })).data.url
}

/** The posts that match a text, with the paths of their pages. */
export async function findPosts(q: string, signal: AbortSignal) {
  const { data } = await api.posts.list({ q, per_page: MATCHES, brief: true }, { signal })
  return data.posts.map((post) => ({ title: post.title, path: postPath(post), isDraft: post.status === 'draft' }))
}

/** What comparisons can show of products, by id; those that the API does not know are left out. */
export async function productFacts(ids: readonly string[], signal: AbortSignal) {
  if (ids.length === 0) return new Map<string, Record<string, string>>()
  const { data } = await api.products.list({ ids: ids.join(','), include_unlinked: true }, { signal })
  return new Map(data.products.map((product) => [product.product_id, comparedFacts(product)]))
}

/** The title of the post at an address of this site; null for any other address. */
export function postTitle(href: string): Promise<string> | null {
  const id = linkedPostId(href)
  return id ? api.posts.get({ id }).then(({ data }) => data.post.title) : null
}
