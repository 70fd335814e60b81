'use client'

import { Tabs } from '@base-ui/react/tabs'
import { Tooltip } from '@base-ui/react/tooltip'
import { Plus } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { type ComponentType, use } from 'react'
import { buttonStyle } from '@/components/ui/controls/button-style'
import { Spinner } from '@/components/ui/notes/spinner'
import { ListSkeleton } from './list/list-states'
import { WholeContract } from './whole-contract'
import { FailedJobs } from './failed-jobs'
import { PostsPanel } from './posts/posts-panel'
import { SearchesPanel } from './searches/searches-panel'
import { SignOutButton } from './session/sign-out-button'

const DeletedPanel = dynamic(() => import('./deleted/deleted-panel').then((module) => module.DeletedPanel), {
  ssr: false,
  loading: ListSkeleton,
})
const ProductsPanel = dynamic(() => import('./products/products-panel').then((module) => module.ProductsPanel), {
  ssr: false,
  loading: () => <Spinner text="Loading products..." className="py-14" />,
})

const AffiliatesPanel = dynamic(
  () => import('./affiliates/affiliates-panel').then((module) => module.AffiliatesPanel),
  {
    ssr: false,
    loading: () => <Spinner text="Loading affiliate programmes..." className="py-14" />,
  },
)

const InsightsPanel = dynamic(() => import('./insights/insights-panel').then((module) => module.InsightsPanel), {
  ssr: false,
  loading: () => <Spinner text="Loading insights..." className="py-14" />,
})

const PicturesPanel = dynamic(() => import('./pictures/pictures-panel').then((module) => module.PicturesPanel), {
  ssr: false,
  loading: () => <Spinner text="Loading pictures..." className="py-14" />,
})

const RedirectsPanel = dynamic(() => import('./redirects/redirects-panel').then((module) => module.RedirectsPanel), {
  ssr: false,
  loading: () => <Spinner text="Loading redirects..." className="py-14" />,
})

const PlannedPanel = dynamic(() => import('./schedule/planned-panel').then((module) => module.PlannedPanel), {
  ssr: false,
  loading: () => <Spinner text="Loading plans..." className="py-14" />,
})

const TagsPanel = dynamic(() => import('./tags/tags-panel').then((module) => module.TagsPanel), {
  ssr: false,
  loading: () => <Spinner text="Loading tags..." className="py-14" />,
})

const AuthorsPanel = dynamic(() => import('./authors/authors-panel').then((module) => module.AuthorsPanel), {
  ssr: false,
  loading: () => <Spinner text="Loading authors..." className="py-14" />,
})

type DashboardTab = { name: string; label: string; Panel: ComponentType; isAddition?: true }

const TABS: DashboardTab[] = [
  { name: 'posts', label: 'Curated Posts', Panel: PostsPanel },
  { name: 'planned', label: 'Planned', Panel: PlannedPanel, isAddition: true },
  { name: 'tags', label: 'Tags', Panel: TagsPanel, isAddition: true },
  { name: 'authors', label: 'Authors', Panel: AuthorsPanel, isAddition: true },
  { name: 'products', label: 'Products', Panel: ProductsPanel, isAddition: true },
  { name: 'pictures', label: 'Pictures', Panel: PicturesPanel, isAddition: true },
  { name: 'affiliates', label: 'Affiliate links', Panel: AffiliatesPanel, isAddition: true },
  { name: 'insights', label: 'Insights', Panel: InsightsPanel, isAddition: true },
  { name: 'searches', label: 'Searches', Panel: SearchesPanel, isAddition: true },
  { name: 'redirects', label: 'Redirects', Panel: RedirectsPanel, isAddition: true },
  { name: 'deleted', label: 'Recently deleted', Panel: DeletedPanel, isAddition: true },
]
const TAB =
  '-mb-px h-11 shrink-0 border-b-2 border-transparent px-1 font-semibold whitespace-nowrap text-muted data-active:border-purple-600 data-active:text-ink'

function openTab(tab: string): void {
  window.history.pushState(null, '', tab === 'posts' ? '/admin' : `/admin?tab=${tab}`)
}

/** The start screen of the admin. */
export function Dashboard() {
  const isWhole = use(WholeContract)
  const requestedTab = useSearchParams().get('tab')
  const tabs = TABS.filter(({ isAddition }) => isWhole || !isAddition)
  const tab = tabs.some(({ name }) => name === requestedTab) ? requestedTab : 'posts'
  return (
    <Tooltip.Provider delay={400}>
      <div className="mx-auto grid w-full max-w-7xl gap-6 px-4 py-6 sm:px-6 md:py-10">
        <header className="flex flex-wrap items-center gap-3">
          <h1 className="mr-auto text-3xl font-bold">Admin Dashboard</h1>
          <SignOutButton />
          {isWhole && (
            <Link href="/admin/import" prefetch={false} className={`${buttonStyle('quiet')} max-sm:grow`}>
              Bring a site in
            </Link>
          )}
          <Link href="/admin/post/create" className={`${buttonStyle('primary')} max-sm:grow`}>
            <Plus aria-hidden="true" className="size-4.5" />
            <span>Create New Post</span>
          </Link>
        </header>
        <FailedJobs />
        <Tabs.Root value={tab} onValueChange={openTab} className="grid min-w-0 grid-cols-1 gap-5">
          <Tabs.List className="flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line">
            {tabs.map(({ name, label }) => (
              <Tabs.Tab key={name} value={name} className={TAB}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map(({ name, Panel }) => (
            <Tabs.Panel key={name} value={name}>
              <Panel />
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      </div>
    </Tooltip.Provider>
  )
}
