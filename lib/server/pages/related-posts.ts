import type { Post, PostSummary } from '@/lib/contract/posts/post'
import { siteApi } from '../api/site-api/site-api'
import { contentVersion } from '../core/changes'
import { env } from '../core/env'
import { optionalPart } from './page-part'

const WEIGHTS = { category: 2, tag: 3, product: 4 }
/** Candidates from the post's first category. */
const CANDIDATES = 12

type Linked = Pick<PostSummary, 'id' | 'categories' | 'tags' | 'products'>

/** The candidates that share most with a post, in their order for ties; never the post itself. */
export function mostRelated<T extends Linked>(post: Linked, candidates: T[], count: number): T[] {
  const others = [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()].filter(
    ({ id }) => id && id !== post.id,
  )
  const score = new Map(others.map((other) => [other.id, sharedWith(post, other)]))
  return others.toSorted((a, b) => (score.get(b.id) ?? 0) - (score.get(a.id) ?? 0)).slice(0, count)
}

function sharedWith(post: Linked, other: Linked): number {
  const shared = (mine: string[], theirs: string[]) => mine.filter((item) => theirs.includes(item)).length
  const products = ({ products: linked }: Linked) => linked.map((product) => product.product_id)
  return (
    WEIGHTS.category * shared(post.categories, other.categories) +
    WEIGHTS.tag * shared(post.tags, other.tags) +
    WEIGHTS.product * shared(products(post), products(other))
  )
}

/** Candidates by category, read once for each version of the content; '' holds those of all categories. */
let candidates = { version: -1, byCategory: new Map<string, Promise<PostSummary[]>>() }

function newest(filter: { category?: string }): Promise<PostSummary[]> {
  const read = async () =>
    (await siteApi().posts.list({ status: 'published', limit: CANDIDATES, ...filter })).data.posts
  // Changes in another API are not announced to this site.
  if (env().API_BASE_URL) return read()
  if (candidates.version !== contentVersion()) candidates = { version: contentVersion(), byCategory: new Map() }
  const { byCategory } = candidates
  const key = filter.category ?? ''
  const known = byCategory.get(key)
  if (known) return known
  const result = read()
  byCategory.set(key, result)
  result.catch(() => byCategory.delete(key))
  return result
}

/** Posts related to a post; none if the API fails, and `late` if it is slow, since the post itself matters more. */
export async function relatedPosts(post: Post, count: number): Promise<PostSummary[] | 'late'> {
  return (await optionalPart(findRelated(post, count))) ?? []
}

async function findRelated(post: Post, count: number): Promise<PostSummary[]> {
  const [category] = post.categories
  const near = mostRelated(post, category ? await newest({ category }) : [], count)
  return near.length < count ? mostRelated(post, [...near, ...(await newest({}))], count) : near
}
