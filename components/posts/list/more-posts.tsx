import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { publicApi } from '@/lib/client/calls/client'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { HOME_LIST_STEP, LIST_STALE_TIME, MAX_LIST_SIZE, POSTS_PER_PAGE } from '@/lib/contract/limits'
import type { Pagination } from '@/lib/contract/fields/pagination'
import type { PostSummary } from '@/lib/contract/posts/post'
import { buttonStyle } from '../../ui/styles'
import { Spinner } from '../../ui/notes/spinner'
import { FeedError } from './feed-error'
import { FeedItem, type FeedProps } from './feed-item'
import { historyEntry, storeFeedScroll, storedFeedScroll, scrollToRow } from './feed-scroll'
import { PostRow } from './post-row'
import { type PostRowView, postRowView } from '../post-view'
import { whenReached } from './when-reached'

const client = newQueryClient()

/** `count` of the posts returned by the API, including withheld ones; `total` of all posts, if the API reports it. */
type List = { rows: PostRowView[]; count: number; total: number | undefined }

/** Posts after those of the server's render; loads ten more when the last one comes into view. */
export function MorePosts(props: FeedProps) {
  return (
    <QueryClientProvider client={client}>
      <Feed {...props} />
    </QueryClientProvider>
  )
}

function Feed({ loaded, shownIds, position, interludes }: FeedProps) {
  const [limit, setLimit] = useState(() => Math.max(storedFeedScroll()?.limit ?? 0, loaded + HOME_LIST_STEP))
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['posts', 'latest', limit],
    queryFn: async ({ signal }) => (await publicApi.posts.list({ status: 'published', limit }, { signal })).data,
    placeholderData: keepPreviousData,
    staleTime: LIST_STALE_TIME,
    select: toList,
  })
  const [shown, setShown] = useState(data)
  // Posts that are loaded stay visible when the next request fails.
  if (data && data !== shown) setShown(data)
  const rows = (shown?.rows ?? []).filter((post) => post.id && !shownIds.includes(post.id))
  const complete = data !== undefined && !isPlaceholderData && (data.count < limit || limit >= MAX_LIST_SIZE)
  const goesOn = complete && data.count >= MAX_LIST_SIZE && (data.total ?? Infinity) > MAX_LIST_SIZE
  const last = useLastInView(rows.length, !isFetching && !complete && !error, () =>
    setLimit((now) => Math.min(now + HOME_LIST_STEP, MAX_LIST_SIZE)),
  )
  const end = useRef<HTMLLIElement>(null)
  useScrollRestoration(limit, data, end)
  return (
    <>
      {rows.map((post, index) => (
        <FeedItem
          key={post.id}
          position={position + index}
          interludes={interludes}
          row={index === rows.length - 1 ? last : undefined}
        >
          <PostRow post={post} />
        </FeedItem>
      ))}
      <li
        ref={end}
        aria-live="polite"
        className={`py-6 text-center text-muted ${complete || error ? '' : 'min-h-dvh'}`}
      >
        {rows.length === 0 && <div ref={last} />}
        {isFetching && (
          <Spinner
            text={rows.length > 0 ? 'Loading more posts...' : 'Loading posts...'}
            className={complete ? '' : 'sticky top-1/2'}
          />
        )}
        {!isFetching && error && <FeedError onRetry={() => void refetch()} />}
        {!isFetching && complete && (goesOn ? <OlderPosts /> : <p>No more posts to load</p>)}
      </li>
    </>
  )
}

/** The list has reached the maximum size of a response; older posts have pages of their own. */
function OlderPosts() {
  return (
    <a href={`/page/${MAX_LIST_SIZE / POSTS_PER_PAGE + 1}`} className={buttonStyle('quiet')}>
      Show older posts
    </a>
  )
}

type Answer = { posts: PostSummary[]; pagination?: Pagination | undefined; withheld?: number | undefined }

/** `select` shares structure with the previous result, so that unchanged rows do not render again. */
const toList = ({ posts, pagination, withheld = 0 }: Answer): List => ({
  rows: posts.map(postRowView),
  count: posts.length + withheld,
  total: pagination?.total,
})

/** Calls `reach` once for each new last row that comes near or is scrolled past. */
function useLastInView(rows: number, waiting: boolean, reach: () => void) {
  const [last, setLast] = useState<HTMLElement | null>(null)
  const reached = useRef(reach)
  useEffect(() => {
    reached.current = reach
  })
  useEffect(() => {
    if (!last || !waiting) return
    return whenReached(last, 600, () => reached.current())
  }, [last, rows, waiting])
  return setLast
}

/** Stores the scroll state when the page is left and restores it on return. */
function useScrollRestoration(limit: number, data: List | undefined, end: RefObject<HTMLLIElement | null>) {
  const returnTo = useRef(storedFeedScroll())
  const [entry] = useState(historyEntry)
  useEffect(() => {
    const list = end.current?.parentElement
    if (!data || !list || !returnTo.current) return
    scrollToRow(returnTo.current, list)
    returnTo.current = null
  }, [data, end])
  useEffect(() => {
    const store = () => end.current?.parentElement && storeFeedScroll(limit, end.current.parentElement, entry)
    window.addEventListener('pagehide', store)
    return () => window.removeEventListener('pagehide', store)
  }, [limit, end, entry])
}
