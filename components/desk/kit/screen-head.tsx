import { Button } from '@/components/ui/controls/button'
import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { lastListPath, returnToList } from './use-list-position'

type Props = {
  /** The id of the post or product; null for a new one. */
  id: string | null
  title: string
  /** The screen between the list and this one, if any. */
  parent?: { title: string; href: string }
  isChanged?: boolean
  /** What is stored, shown while nothing is unsaved. */
  state?: string | undefined
  onBack: () => void
  /** Whether the link to the list loads its page anew; else the router shows it. */
  leavesDocument?: boolean
  children?: ReactNode
}

const Route = (link: ComponentProps<typeof Link>) => <Link prefetch={false} {...link} />

/** The bar of every screen of the editor: Back, the breadcrumb, a marker for unsaved changes, and the buttons that save. */
export function ScreenHead(props: Props) {
  const { id, title, parent, isChanged = false, state, onBack, leavesDocument = false, children } = props
  const ListLink = leavesDocument ? 'a' : Route
  return (
    <div className="editor-head z-30 border-b border-line bg-paper lg:sticky lg:top-0">
      <div className="relative mx-auto flex min-h-14 max-w-7xl items-center gap-3 px-4 py-2 sm:px-6">
        <Button size="small" icon={ArrowLeft} onClick={onBack} className="shrink-0">
          Back
        </Button>
        <nav aria-label="Breadcrumb" className="-m-1 min-w-0 grow overflow-hidden p-1">
          <ol className="flex min-w-0 items-center gap-2 text-sm text-muted">
            <li>
              <ListLink href={lastListPath()} onClick={() => returnToList(id)} className="hover:underline">
                Admin
              </ListLink>
            </li>
            {parent && (
              <>
                <li aria-hidden="true">/</li>
                <li className="min-w-0 truncate">
                  <Route href={parent.href} dir="auto" className="hover:underline">
                    {parent.title}
                  </Route>
                </li>
              </>
            )}
            <li aria-hidden="true">/</li>
            <li aria-current="page" className={parent ? 'shrink-0' : 'min-w-0 truncate'}>
              <h1 dir="auto" className="truncate font-sans text-sm font-semibold tracking-normal text-ink">
                {title}
              </h1>
            </li>
          </ol>
        </nav>
        <p role="status" className="shrink-0 text-sm text-muted">
          {!isChanged && state && <span>{state}</span>}
          {isChanged && (
            <span className="inline-flex items-center gap-2 rounded-full bg-tint px-3 py-1 text-xs font-semibold text-ink">
              <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
              Unsaved changes
            </span>
          )}
        </p>
        {children}
      </div>
    </div>
  )
}

type ScreenErrorProps = {
  title: string
  detail: string
  /** Reads again; absent where that would not help. */
  onRetry?: (() => void) | undefined
  children?: ReactNode
  more?: ReactNode
}

/** A screen in place of one whose session, post or product could not be read. */
export function ScreenError({ title, detail, onRetry, children, more }: ScreenErrorProps) {
  return (
    <div role="alert" className="mx-auto grid max-w-xl justify-items-center gap-4 px-4 py-24 text-center">
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="text-muted">{detail}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button kind="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
        {children}
      </div>
      <div className="empty:hidden">{more}</div>
    </div>
  )
}
