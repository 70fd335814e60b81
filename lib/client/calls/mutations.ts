import { type QueryClient, mutationOptions } from '@tanstack/react-query'
import type { PostSummary, PostStatus, Post, PostCreate } from '../../contract/posts/post'
import { ADMIN_LISTS } from '../posts/admin-posts'
import { type AdminList, countPosts } from '../admin-view'
import { api } from './client'
import type { Category } from '../../contract/posts/categories'
import { MAX_TITLE_LENGTH } from '../../contract/limits'

/** Computes the post after a change; null if it is deleted. */
type Change = (post: PostSummary) => PostSummary | null

/**
 * Optimistically applies a change to every cached list.
 * @returns a function that rolls back the change of these posts only.
 */
export async function applyOptimistically(client: QueryClient, ids: string[], change: Change): Promise<() => void> {
  await client.cancelQueries({ queryKey: ADMIN_LISTS })
  const touched = new Set(ids)
  const before = client.getQueriesData<AdminList>({ queryKey: ADMIN_LISTS })
  client.setQueriesData<AdminList>({ queryKey: ADMIN_LISTS }, (list) => list && changed(list, touched, change))
  return () => {
    for (const [key, list] of before) {
      client.setQueryData<AdminList>(key, (present) => present && list && restored(present, list, touched))
    }
  }
}

function changed(list: AdminList, touched: Set<string>, change: Change): AdminList {
  const posts = list.posts.flatMap((post) => {
    const after = touched.has(post.id) ? change(post) : post
    return after ? [after] : []
  })
  return withCounts(list, posts)
}

/** The list with the given posts as they were before, at their old positions. */
function restored(present: AdminList, before: AdminList, touched: Set<string>): AdminList {
  const now = new Map(present.posts.map((post) => [post.id, post]))
  const posts = before.posts.flatMap((post) => {
    const next = touched.has(post.id) ? post : now.get(post.id)
    return next ? [next] : []
  })
  return withCounts(present, posts)
}

/** The list with other posts on its page; total and counts are adjusted. */
function withCounts(list: AdminList, posts: PostSummary[]): AdminList {
  const [was, is] = [countPosts(list.posts), countPosts(posts)]
  return {
    posts,
    pagination: { ...list.pagination, total: list.pagination.total + posts.length - list.posts.length },
    counts: {
      all: list.counts.all + is.all - was.all,
      draft: list.counts.draft + is.draft - was.draft,
      published: list.counts.published + is.published - was.published,
      highlighted: list.counts.highlighted + is.highlighted - was.highlighted,
    },
  }
}

/** A change of a post from the dashboard. */
export type QuickChange = { status?: PostStatus; isHighlighted?: boolean }

/** Mutation key of batch writes. */
const BATCH_WRITES = ['admin', 'write', 'batch'] as const

/** Mutation key of the writes of one post. */
const writesOf = (id: string) => ['admin', 'write', 'post', id] as const

/** A write that lists show at once, until it fails. */
const optimistic = <Input, Result>(
  mutationKey: readonly string[],
  mutationFn: (input: Input) => Promise<Result>,
  shownIn: (input: Input) => { ids: string[]; change: Change },
) =>
  mutationOptions({
    mutationKey,
    mutationFn,
    onMutate: async (input, { client }) => {
      const { ids, change } = shownIn(input)
      return { rollback: await applyOptimistically(client, ids, change) }
    },
    onError: (_error, _input, context) => context?.rollback(),
  })

/** Publishes, unpublishes, highlights or unhighlights one post. */
export const changePostMutation = (id: string) =>
  optimistic(
    writesOf(id),
    (body: QuickChange) => api.posts.update({ params: { id }, body }),
    (body) => ({ ids: [id], change: (post) => afterChange(post, body) }),
  )

/** Deletes one post. */
export const deletePostMutation = (id: string) =>
  optimistic(
    writesOf(id),
    () => api.posts.remove({ id }),
    () => ({ ids: [id], change: () => null }),
  )

/** Deletes posts, all or none. */
export const deletePostsMutation = optimistic(
  BATCH_WRITES,
  (ids: string[]) => api.posts.batchDelete({ ids }),
  (ids) => ({ ids, change: () => null }),
)

/** Highlights posts or removes their highlight, all or none. */
export const highlightPostsMutation = optimistic(
  BATCH_WRITES,
  (input: { ids: string[]; isHighlighted: boolean }) => api.posts.batchHighlight(input),
  ({ ids, isHighlighted }) => ({ ids, change: (post) => afterChange(post, { isHighlighted }) }),
)

/** Publishes or unpublishes posts, all or none; `highlighted` are those to highlight once they are published. */
export const setPostsStatusMutation = optimistic(
  BATCH_WRITES,
  (input: { ids: string[]; status: PostStatus; highlighted?: string[] }) => api.posts.batchStatus(input),
  ({ ids, status, highlighted = [] }) => ({
    ids,
    change: (post) => afterChange(post, { status, ...(highlighted.includes(post.id) && { isHighlighted: true }) }),
  }),
)

/** A category or a tag that posts get or lose. */
type LabelChange = { ids: string[]; remove: boolean } & ({ category: Category } | { tag: string })

/** Adds a category or a tag to posts, or removes it, all or none. */
export const labelPostsMutation = mutationOptions({
  mutationKey: BATCH_WRITES,
  mutationFn: (change: LabelChange) => api.tags.batchLabel(change),
})

/** Creates a draft copy of a post, without an optimistic update. */
export const duplicatePostMutation = (id: string) =>
  mutationOptions({
    mutationKey: writesOf(id),
    mutationFn: async () => {
      const { post } = (await api.posts.get({ id })).data
      return (await api.posts.create({ body: draftCopy(post) })).data.post
    },
  })

/** A post after a change, as the API will return it: a draft is never highlighted. */
function afterChange(post: PostSummary, change: QuickChange): PostSummary {
  const after = { ...post, ...change }
  return { ...after, isHighlighted: after.status === 'published' && after.isHighlighted }
}

const SUFFIX = ' (copy)'

/** A new draft with the content of a post and a distinct title. */
export function draftCopy(post: Post): Omit<PostCreate, 'isHighlighted'> {
  return {
    title: cut(post.title, MAX_TITLE_LENGTH - SUFFIX.length) + SUFFIX,
    summary: post.summary,
    content: post.content,
    previewImage: post.previewImage,
    previewImageAlt: post.previewImageAlt,
    previewImageCaption: post.previewImageCaption,
    products: post.products.map(({ product_id, name, price }) => ({ product_id, name, price })),
    tags: post.tags,
    // An external API may have categories other than the fixed ones; the embedded one does not.
    categories: post.categories as Category[],
    status: 'draft',
    author_id: post.author?.id ?? null,
  }
}

/** Truncates to a number of UTF-16 units without splitting a surrogate pair. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
