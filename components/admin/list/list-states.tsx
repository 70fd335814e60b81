import { Button } from '@/components/ui/controls/button'
import { FileText, TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import { use, type ComponentProps } from 'react'
import type { AdminView } from '@/lib/client/admin-view'
import { FAILURES } from '@/lib/contract/failure'
import { OwnApi } from '../whole-contract'
import { usePartFocus } from '@/components/ui/focus'
import { Pager } from '@/components/ui/controls/links'

/** Skeleton of the list while it loads. */
export function ListSkeleton({ noun = 'post' }: { noun?: string }) {
  return (
    <div role="status" className="rounded-card border border-line bg-surface">
      <span className="sr-only">{`Loading ${noun}s...`}</span>
      {Array.from({ length: 6 }, (_, row) => (
        <div
          key={row}
          aria-hidden="true"
          className="flex animate-pulse items-center gap-4 border-b border-line p-4 last:border-b-0"
        >
          <div className="aspect-video w-24 rounded-lg bg-line md:w-28" />
          <div className="grid flex-1 gap-2">
            <div className="h-4 w-3/5 rounded bg-line" />
            <div className="h-3 w-2/5 rounded bg-line" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Error message of the list, with a retry. */
export function ListError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const part = usePartFocus<HTMLDivElement>()
  return (
    <div
      ref={part}
      role="alert"
      className="grid justify-items-center gap-3 rounded-card border border-line bg-surface px-4 py-14 text-center"
    >
      <TriangleAlert aria-hidden="true" className="text-danger" />
      <h2 className="font-display text-xl font-bold">Error Loading Posts</h2>
      <p className="max-w-prose font-semibold">{FAILURES.fetchCuratedPosts}</p>
      {error.message && <p className="max-w-prose text-sm text-muted">{error.message}</p>}
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

/** Message of an empty list, with a way out. */
export function ListEmpty({ view, onReset }: { view: AdminView; onReset: () => void }) {
  const part = usePartFocus<HTMLDivElement>()
  const narrowed = view.filter !== 'all' || view.q !== ''
  return (
    <div
      ref={part}
      className="grid justify-items-center gap-3 rounded-card border border-dashed border-line px-4 py-14 text-center"
    >
      <FileText aria-hidden="true" className="text-muted" />
      <h2 className="font-display text-xl font-bold">{headingFor(view)}</h2>
      {narrowed ? <Button onClick={onReset}>Show all posts</Button> : <FirstSteps />}
    </div>
  )
}

const PRODUCT_STEP = {
  title: 'Add a product',
  text: 'Paste the address of its page in a shop: name, price and pictures are read from it.',
  href: '/admin/product/create',
}

const POST_STEP = {
  title: 'Write the first post',
  text: 'Title, summary and text; link products, and press Publish when it is ready.',
  href: '/admin/post/create',
}

const IMPORT_STEP = {
  title: 'Or import a site',
  text: 'From WordPress, Ghost or Markdown. A check comes first, and the import can be undone.',
  href: '/admin/import',
}

/** What to begin a site with. */
function FirstSteps() {
  const steps = use(OwnApi) ? [POST_STEP, PRODUCT_STEP, IMPORT_STEP] : [POST_STEP]
  return (
    <ol className="grid w-full max-w-3xl gap-3 text-left md:auto-cols-fr md:grid-flow-col">
      {steps.map(({ title, text, href }) => (
        <li key={href} className="grid content-start gap-2 rounded-card border border-line bg-surface p-4">
          <Link href={href} prefetch={false} className="font-semibold text-link hover:underline">
            {title}
          </Link>
          <p className="text-sm text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}

function headingFor({ filter, q }: AdminView): string {
  if (q) return `No posts match “${q}”`
  return {
    all: 'No posts yet',
    drafts: 'No drafts',
    published: 'No published posts',
    highlighted: 'No highlighted posts',
  }[filter]
}

type PagerProps = Pick<ComponentProps<typeof Pager>, 'page' | 'pages'> & {
  /** The address of a page; of the screen itself without one. */
  addressOf?: ((page: number) => string) | undefined
  onPage: (page: number) => void
}

/** The pager of a list; nothing for a single page. */
export function ListPager({ page, pages, addressOf = () => window.location.href, onPage }: PagerProps) {
  if (pages <= 1) return null
  const label = `Page ${page.toLocaleString('en-US')} of ${pages.toLocaleString('en-US')}`
  return <Pager {...{ page, pages, label, addressOf, onPage }} />
}
