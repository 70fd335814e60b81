import { MAX_QUERY_LENGTH } from '@/lib/contract/limits'
import { TEXTS } from '@/lib/contract/texts'
import { AdminLinks } from './admin-links'
import { CategoriesMenu } from './categories-menu'
import { SearchBox } from './search-box'
import { VisitorControlsSlot } from './visitor-slots'

/** The bar at the top of every page, the same for everyone until scripts know who is there. */
export function NavigationBar({ siteName }: { siteName: string }) {
  return (
    <header className="on-purple sticky top-0 z-40 bg-purple-900 bg-linear-to-r from-purple-950 via-purple-900 to-purple-800 text-white forced-colors:border-b print:hidden">
      <div className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-1 gap-y-2 px-4 py-2.5 sm:gap-x-3 sm:px-6 lg:grid-cols-[auto_auto_minmax(0,1fr)_auto]">
        {/* A name that has no room beside the logo is on a second line, which is cut off: whole or ended by dots, never a letter of it. */}
        <a href="/" className="flex h-9 min-w-0 flex-wrap sm:h-10 items-center gap-x-2.5 overflow-hidden rounded-lg text-white no-underline lg:mr-2">
          <span className="logo size-9" />
          <span className="min-w-0 grow basis-20">
            <span className="block truncate font-display text-xl leading-6 font-bold tracking-tight">{siteName}</span>
            <span className="hidden truncate text-xs leading-4 text-white/80 sm:block">{TEXTS.siteTagline}</span>
          </span>
        </a>
        <CategoriesMenu />
        <div className="order-last col-span-full lg:order-none lg:col-span-1">
          <SearchBox maxLength={MAX_QUERY_LENGTH} />
        </div>
        <div className="flex items-center sm:gap-1">
          <AdminLinks />
          <VisitorControlsSlot />
        </div>
      </div>
    </header>
  )
}
