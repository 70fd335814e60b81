import Link from 'next/link'
import { use, type ComponentProps } from 'react'
import { CARD } from '@/components/ui/styles'
import { Pager } from '@/components/ui/controls/links'
import { OwnApi } from './whole-contract'

/** Skeleton of a list while it loads. @param noun what is listed, in the singular, such as `post`. */
export function ListSkeleton({ noun }: { noun: string }) {
  return (
    <div role="status" className={CARD}>
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
export function FirstSteps() {
  const steps = use(OwnApi) ? [POST_STEP, PRODUCT_STEP, IMPORT_STEP] : [POST_STEP]
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
