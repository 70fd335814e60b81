import { MAX_QUERY_LENGTH } from '@/lib/contract/limits'
import { TEXTS } from '@/lib/contract/texts'
import { explorePath } from '@/lib/format/addresses/search-paths'
import { AdminLinks } from './admin-links'
import { CategoriesMenu } from './categories-menu'
import { SearchBox } from '../search/search-box'
import { VisitorControlsSlot } from './visitor/visitor-slots'

const BAR =
  'bar on-purple z-40 bg-purple-900 bg-linear-to-r from-purple-950 via-purple-900 to-purple-800 text-white ' +
  'forced-colors:border-b print:hidden'

/**
 * Navigation bar, the same HTML for everyone until scripts add the user state.
 * @param isDesk whether it is that of the admin screens, which leaves out what is for visitors.
 */
export function NavigationBar({ siteName, isDesk }: { siteName: string; isDesk: boolean }) {
  return (
    <header className={isDesk ? `${BAR} max-md:static` : BAR}>
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-1 px-4 py-2.5 sm:px-6 md:gap-x-2 md:gap-y-2">
        <a
          href="/"
          className={`bar-home flex h-10 min-w-0 items-center gap-x-2.5 rounded-lg text-white no-underline max-xl:grow xl:mr-2 ${isDesk ? '' : 'max-md:-order-2 max-md:basis-full'}`}
        >
          <span className="logo size-9 shrink-0" />
          <span className="min-w-0">
            <span className="block truncate font-display text-xl leading-6 font-bold tracking-tight">{siteName}</span>
            <span
              className={`block truncate text-xs leading-4 text-white/80 max-[22rem]:text-[0.6875rem] max-[22rem]:tracking-tight ${isDesk ? 'max-md:hidden' : ''}`}
            >
              {TEXTS.siteTagline}
            </span>
          </span>
        </a>
        {!isDesk && (
          <>
            <CategoriesMenu />
            <a href={explorePath({})} className="bar-link">
              Explore
            </a>
            <div className="order-last grow basis-full xl:order-none xl:basis-64">
              <SearchBox maxLength={MAX_QUERY_LENGTH} />
            </div>
          </>
        )}
        <div className="bar-ways">
          <AdminLinks />
          {!isDesk && <VisitorControlsSlot />}
        </div>
      </div>
    </header>
  )
}
