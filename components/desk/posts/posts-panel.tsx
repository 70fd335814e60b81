import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { use, useState } from 'react'
import { adminPostsQuery } from '@/lib/client/calls/queries'
import { type AdminFilter, POST_FILTERS } from '@/lib/client/admin-view'
import { postViewsQuery } from '@/lib/client/insights'
import { FAILURES } from '@/lib/contract/failure-texts'
import { POST_ORDERS, type PostOrder } from '@/lib/contract/posts/post-lists'
import { FilterChips } from '../kit/list-head'
import { ListScreen } from '../kit/list-screen'
import { idsOf } from '../kit/selection'
import { listAddress, useAddressView } from '../kit/use-list-address'
import { OwnApi } from '../kit/whole-contract'
import { AdminPostRow } from './admin-post-row'
import { PostsBatchBar } from './batch-bar'
import { Button } from '@/components/ui/controls/button'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { CARD } from '@/components/ui/styles'
import { HIGHLIGHT_LIMIT } from '@/lib/contract/limits'

const FILTER_LABELS: Record<AdminFilter, string> = {
  all: 'All Statuses',
  drafts: 'Drafts',
  published: 'Published',
  highlighted: 'Highlighted',
}
const COUNT_KEYS = { all: 'all', drafts: 'draft', published: 'published', highlighted: 'highlighted' } as const
const ORDER_LABELS: Record<PostOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  updated: 'Recently updated',
  title: 'Title A–Z',
}
const POSTS_ADDRESS = listAddress({ filters: POST_FILTERS, orders: POST_ORDERS })

/** The posts of the site: filter, search, sort order, selection and actions. */
export function PostsPanel() {
  const [view, change] = useAddressView(POSTS_ADDRESS)
  const isOwn = use(OwnApi)
  const query = useQuery(adminPostsQuery(view, isOwn))
  const { data } = query
  const published = idsOf(data?.posts.filter(({ status }) => status === 'published') ?? [])
  const { data: views } = useQuery(postViewsQuery(isOwn ? published : []))
  return (
    <ListScreen
      noun="post"
      {...{ address: POSTS_ADDRESS, view, onChange: change, query }}
      items={data?.posts}
      failed={{ title: 'Error Loading Posts', text: FAILURES.fetchCuratedPosts }}
      orders={ORDER_LABELS}
      filters={
        <FilterChips
          label="Filter by status"
          filters={FILTER_LABELS}
          chosen={view.filter}
          countOf={(filter) => data?.counts[COUNT_KEYS[filter]]}
          onChoose={(filter) => change({ filter })}
        />
      }
      note={isOwn && view.filter === 'highlighted' && <HighlightOrderButton count={data?.counts.highlighted ?? 0} />}
      empty={{
        icon: FileText,
        title: 'No posts yet',
        narrowedTitle: `No ${view.filter === 'drafts' ? 'drafts' : `${view.filter} posts`}`,
        begin: <FirstSteps />,
      }}
      bar={PostsBatchBar}
    >
      {(post) => <AdminPostRow post={post} views={views?.get(post.id) ?? 0} />}
    </ListScreen>
  )
}

const HighlightOrder = dynamic(() => import('./highlight-order').then((module) => module.HighlightOrder), {
  ssr: false,
})

/** Opens the order of the highlights, and says when Home does not show all of them. @param count of the highlights. */
function HighlightOrderButton({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false)
  if (count === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-tint px-4 py-3">
      <p className="text-sm">
        {count > HIGHLIGHT_LIMIT
          ? `Home shows the first ${HIGHLIGHT_LIMIT} of these ${count} posts, in this order.`
          : 'Home shows these posts in this order.'}
      </p>
      <Button onClick={() => setOpen(true)}>Order highlights</Button>
      {isOpen && <HighlightOrder onClose={() => setOpen(false)} />}
    </div>
  )
}

const POST_STEP = {
  title: 'Write the first post',
  text: 'Title, summary and text; link products, and press Publish when it is ready.',
  href: '/admin/post/create',
}
const FIRST_STEPS = [
  POST_STEP,
  {
    title: 'Add a product',
    text: 'Paste the address of its page in a shop: name, price and pictures are read from it.',
    href: '/admin/product/create',
  },
  {
    title: 'Or import a site',
    text: 'From WordPress, Ghost or Markdown. A check comes first, and the import can be undone.',
    href: '/admin/import',
  },
]

/** What to begin a site with. */
function FirstSteps() {
  const steps = use(OwnApi) ? FIRST_STEPS : [POST_STEP]
  return (
    <ol className="grid w-full max-w-3xl gap-3 text-left md:auto-cols-fr md:grid-flow-col">
      {steps.map(({ title, text, href }) => (
        <li key={href} className={`${CARD} grid content-start gap-2 p-4`}>
          <Link href={href} prefetch={false} className="font-semibold text-link hover:underline">
            {title}
          </Link>
          <p className="text-sm text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
