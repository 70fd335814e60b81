'use client'

import { Tabs } from '@base-ui/react/tabs'
import { Tooltip } from '@base-ui/react/tooltip'
import { Plus, ExternalLink } from 'lucide-react'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import dynamic from 'next/dynamic'
import { type ComponentType, use, type MouseEvent } from 'react'
import { buttonStyle, CARD } from '@/components/ui/styles'
import { Spinner } from '@/components/ui/notes/spinner'
import { bringIntoView } from '../kit/list-head'
import { OwnApi } from '../kit/whole-contract'
import { PostsPanel } from '../posts/posts-panel'
import { SearchesPanel } from '../insights/searches-panel'
import { BASE_ROOMS, openView, type Room, ROOMS, viewPath } from '../kit/rooms'
import { isPlainClick } from '@/components/ui/controls/is-plain-click'
import { SignOutButton } from './admin-gate'
import { Button } from '@/components/ui/controls/button'
import { countOf } from '@/lib/format/texts/counts'
import { useQuery } from '@tanstack/react-query'
import { api } from '@/lib/client/calls/client'
import { failedJobsQuery } from '@/lib/client/imports'
import type { FailedJob } from '@/lib/contract/job-calls'
import { formatDate } from '@/lib/format/dates'
import { useWrite } from '../kit/feedback'

/** A view whose code is loaded once it is opened. @param what is loaded, such as `plans`. */
const laterPanel = (load: () => Promise<ComponentType>, what: string) =>
  dynamic(load, { ssr: false, loading: () => <Spinner text={`Loading ${what}...`} className="py-14" /> })

const TAB =
  '-mb-px h-11 shrink-0 border-b-2 border-transparent px-1 font-semibold whitespace-nowrap text-muted data-active:border-purple-600 data-active:text-ink'

/** Opens a view without loading the page again. */
function openTab(tab: string): void {
  window.history.pushState(null, '', viewPath(tab))
}

const PANELS: Record<string, ComponentType> = {
  posts: PostsPanel,
  planned: laterPanel(async () => (await import('../posts/planned-panel')).PlannedPanel, 'plans'),
  deleted: laterPanel(async () => (await import('../posts/deleted-panel')).DeletedPanel, 'posts'),
  products: laterPanel(async () => (await import('../products/products-panel')).ProductsPanel, 'products'),
  pictures: laterPanel(async () => (await import('../pictures/pictures-panel')).PicturesPanel, 'pictures'),
  insights: laterPanel(async () => (await import('../insights/insights-panel')).InsightsPanel, 'insights'),
  searches: SearchesPanel,
  authors: laterPanel(async () => (await import('../settings/authors-panel')).AuthorsPanel, 'authors'),
  tags: laterPanel(async () => (await import('../settings/tags-panel')).TagsPanel, 'tags'),
  affiliates: laterPanel(
    async () => (await import('../settings/affiliates-panel')).AffiliatesPanel,
    'affiliate programs',
  ),
  feeds: laterPanel(async () => (await import('../settings/feeds/feeds-panel')).FeedsPanel, 'product feeds'),
  redirects: laterPanel(async () => (await import('../settings/redirects-panel')).RedirectsPanel, 'redirects'),
}

/** The start screen of the admin: the rooms, and the views of the one that is open. */
export function Dashboard() {
  const rooms = use(OwnApi) ? ROOMS : BASE_ROOMS
  const { room, tab } = openView(useSearchParams().get('tab'), rooms)
  return (
    <Tooltip.Provider delay={400}>
      <div className="mx-auto flex w-full max-w-7xl gap-x-8 px-4 py-6 max-lg:flex-col max-lg:pb-24 sm:px-6 lg:py-10">
        <DeskRail rooms={rooms} current={room} />
        <div className="grid min-w-0 grow grid-cols-1 content-start gap-6">
          <header className="flex flex-wrap items-center gap-3">
            <h1 className="mr-auto text-3xl font-bold">Admin Dashboard</h1>
            <Link href="/admin/post/create" className={`${buttonStyle('primary')} max-sm:grow`}>
              <Plus aria-hidden="true" className="size-4.5" />
              <span>Create New Post</span>
            </Link>
          </header>
          <FailedJobs />
          <RoomViews key={room.name} room={room} tab={tab} />
        </div>
      </div>
    </Tooltip.Provider>
  )
}

/** The views of a room below tabs; a room of one view has none. */
function RoomViews({ room: { name, views, link }, tab }: { room: Room; tab: string }) {
  return (
    <Tabs.Root value={tab} onValueChange={openTab} className="grid min-w-0 grid-cols-1 gap-5">
      {views.length > 1 ? (
        <div data-strip className="flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line">
          <Tabs.List aria-label={name} className="flex gap-6">
            {views.map((view) => (
              <Tabs.Tab
                key={view.tab}
                ref={view.tab === tab ? bringIntoView : undefined}
                value={view.tab}
                className={TAB}
              >
                {view.label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {link && (
            <Link href={link.path} prefetch={false} className={`${TAB} flex items-center`}>
              {link.label}
            </Link>
          )}
        </div>
      ) : (
        <h2 className="sr-only">{name}</h2>
      )}
      {views.map((view) => {
        const View = PANELS[view.tab]
        return (
          <Tabs.Panel key={view.tab} value={view.tab} {...(views.length === 1 && { 'aria-label': view.label })}>
            {View && <View />}
          </Tabs.Panel>
        )
      })}
    </Tabs.Root>
  )
}

const BAR =
  'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:overflow-x-auto max-lg:border-t max-lg:border-line ' +
  'max-lg:bg-surface max-lg:pb-[env(safe-area-inset-bottom)] print:hidden'
const ROOM =
  'flex items-center text-muted hover:bg-tint hover:text-ink aria-[current]:text-ink max-lg:min-h-14 max-lg:flex-col ' +
  'max-lg:justify-center max-lg:gap-0.5 max-lg:px-1 max-lg:text-xs max-lg:font-medium max-lg:aria-[current]:text-link ' +
  'lg:h-11 lg:gap-3 lg:rounded-lg lg:px-3 lg:font-semibold lg:aria-[current]:bg-tint'

/** The rooms of the desk: a rail at the side, a bar at the bottom of narrow screens; below it the way to the site and out. */
function DeskRail({ rooms, current }: { rooms: readonly Room[]; current: Room }) {
  const follow = (event: MouseEvent, tab: string) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    openTab(tab)
  }
  return (
    <div className="max-lg:contents lg:sticky lg:top-24 lg:flex lg:h-[calc(100dvh-7.5rem)] lg:w-48 lg:shrink-0 lg:flex-col">
      <nav aria-label="Sections" className={BAR}>
        <div className="grid max-lg:auto-cols-[minmax(max-content,1fr)] max-lg:grid-flow-col lg:gap-1">
          {rooms.map(({ name, icon: Icon, views: [{ tab }] }) => (
            <a
              key={name}
              href={viewPath(tab)}
              aria-current={name === current.name ? 'page' : undefined}
              onClick={(event) => follow(event, tab)}
              className={ROOM}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span>{name}</span>
            </a>
          ))}
        </div>
      </nav>
      <div className="flex flex-wrap gap-2 max-lg:order-first max-lg:justify-end lg:mt-auto lg:flex-col lg:items-start">
        <a href="/" className={buttonStyle('bare', 'small')}>
          <ExternalLink aria-hidden="true" className="size-4.5" />
          <span>View site</span>
        </a>
        <SignOutButton />
      </div>
    </div>
  )
}

/** The background jobs that failed, each with its reason; nothing if there are none. */
export function FailedJobs() {
  const isOffered = use(OwnApi)
  const { data: jobs = [] } = useQuery({ ...failedJobsQuery, enabled: isOffered })
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="failed-jobs" className={`${CARD} grid gap-2 p-4`}>
      <h2 id="failed-jobs" className="text-lg font-bold">
        {`${countOf(jobs.length, 'background job')} failed`}
      </h2>
      <ul aria-label="Failed background jobs" className="grid max-h-80 divide-y divide-line overflow-y-auto">
        {jobs.map((job) => (
          <FailedJobRow key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}

function FailedJobRow({ job }: { job: FailedJob }) {
  const retry = useWrite(api.jobs.retry)
  const dismiss = useWrite(api.jobs.dismiss)
  const isBusy = retry.busy || dismiss.busy
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <div className="grid min-w-0 grow basis-60">
        <span className="font-semibold first-letter:uppercase">{job.kind}</span>
        <span className="wrap-anywhere text-danger">{job.reason || 'No reason was given'}</span>
        {job.failed_at && <span className="text-muted">{`Stopped trying on ${formatDate(job.failed_at)}`}</span>}
      </div>
      <Button size="small" busy={isBusy} onClick={() => void retry.write({ id: job.id })}>
        Try again
      </Button>
      <Button kind="bare" size="small" busy={isBusy} onClick={() => void dismiss.write({ id: job.id })}>
        Dismiss
      </Button>
    </li>
  )
}
