import { Drawn } from '#drawn'
import type { ReactNode } from 'react'
import { siteTimeZone } from '@/lib/format/dates'
import type { IdentitySettings } from '@/lib/session/visitor'
import { BarScroll } from './bar-scroll'
import { TEXTS } from '@/lib/contract/texts'
import { EXPLORE_PATH } from '@/lib/format/addresses/paths'
import { CategoriesMenu } from './categories-menu'
import { CategoryList } from './category-list'
import { MAX_QUERY_LENGTH } from '@/lib/contract/fields/address-query'
import { AdminLinks } from './admin-links'
import { EARLY_SCRIPT } from '@/lib/early/early-script.mjs'
import { SearchBox } from '../search/search-box'
import { VisitorControlsSlot } from './visitor/visitor-slots'
import { Hydrated, NewBuild, VisitCounter } from '../startup'
import { VisitorFrame } from './visitor/visitor-frame'

const BAR =
  'bar @container on-purple z-40 bg-purple-900 bg-linear-to-r from-purple-950 via-purple-900 to-purple-800 text-white ' +
  'forced-colors:border-b print:hidden'

const LINKS = [
  ['/page/1', 'All posts'],
  [EXPLORE_PATH, 'Explore products'],
  ['/about', 'About'],
  ['/how-we-choose', 'How we choose'],
  ['/privacy', 'Privacy'],
  ['/feed.xml', 'RSS feed'],
] as const

const EARLY_CODE = { __html: EARLY_SCRIPT }

type Props = {
  siteName: string
  /** Settings of the identity provider; null offers no sign-in. */
  identity: IdentitySettings | null
  /** Whether the API stores saved lists. */
  lists: boolean
  /** Of the page's policy, if it has one; the page cache adds the early script to all other pages. */
  nonce: string | null
  /** Whether it is around an admin screen, which has a bar of its own and no footer. */
  isDesk?: boolean
  /** Where readers write to the site, as an address. */
  contact?: string | undefined
  /** Whether it counts what visitors do. */
  counts?: boolean
  children: ReactNode
}

/** Layout around every page: skip link, navigation bar, footer. */
export function SiteFrame({
  siteName,
  identity,
  lists,
  nonce,
  contact,
  isDesk = false,
  counts = false,
  children,
}: Props) {
  const zone = siteTimeZone()
  return (
    <VisitorFrame identity={identity} lists={lists}>
      {nonce && <script nonce={nonce} dangerouslySetInnerHTML={EARLY_CODE} suppressHydrationWarning />}
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 rounded-lg bg-accent px-4 py-2 font-semibold text-on-accent not-focus:sr-only"
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh flex-col">
        <NavigationBar siteName={siteName} isDesk={isDesk} />
        <main
          id="content"
          tabIndex={-1}
          {...(zone !== 'UTC' && { 'data-time-zone': zone })}
          className="grow outline-none"
        >
          {children}
        </main>
        {!isDesk && <Footer siteName={siteName} contact={contact} />}
      </div>
      <BarScroll />
      <NewBuild />
      {counts && <VisitCounter />}
      <Hydrated />
    </VisitorFrame>
  )
}

/** Footer of every page: categories, pages about the site, feed, affiliate disclosure. */
function Footer({ siteName, contact }: Pick<Props, 'siteName' | 'contact'>) {
  const links: (readonly [string, string])[] = contact ? [...LINKS, [contact, 'Contact']] : [...LINKS]
  return (
    <Drawn as="footer" className="on-purple mt-20 bg-purple-950 text-sm text-white print:hidden">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-12 sm:px-6 lg:grid-cols-[18rem_1fr]">
        <div>
          <p className="flex items-center gap-2.5 font-display text-lg font-bold">
            <span className="logo size-8" />
            <span>{siteName}</span>
          </p>
          <p className="mt-3 text-white/85">{`${TEXTS.siteTagline}.`}</p>
          <p className="mt-3 text-white/85">
            {`Product links lead to shops. ${siteName} may earn a commission when you buy there, at no extra cost to you.`}
          </p>
          <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1">
            {links.map(([address, text]) => (
              <li key={address}>
                <a href={address} className="footer-link">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="All categories">
          <h2 className="font-display text-base font-bold max-lg:hidden">Categories</h2>
          <details className="open-wide">
            <summary className="flex min-h-10 w-fit items-center gap-2 font-display text-base font-bold">
              <span>Categories</span>
              <span className="icon icon-chevron-down size-4" />
            </summary>
            <CategoryList className="category-links" />
          </details>
        </nav>
      </div>
    </Drawn>
  )
}

/**
 * Navigation bar, the same HTML for everyone until scripts add the user state.
 * @param isDesk whether it is that of the admin screens, which leaves out what is for visitors.
 */
function NavigationBar({ siteName, isDesk }: { siteName: string; isDesk: boolean }) {
  return (
    <header className={isDesk ? `${BAR} max-md:static` : BAR}>
      <div className={`bar-row ${isDesk ? '' : 'bar-row-site'}`}>
        <Drawn className="contents">
          <a
            href="/"
            className="flex h-10 items-center gap-x-2.5 rounded-lg text-white no-underline md:max-xl:grow xl:mr-2"
          >
            <span className="logo size-9 shrink-0" />
            <span className={isDesk ? 'min-w-0' : 'min-w-0 max-md:sr-only'}>
              <span className="block font-display text-xl leading-6 font-bold tracking-tight">{siteName}</span>
              <span className={`block text-xs leading-4 text-white/80 ${isDesk ? 'max-md:hidden' : ''}`}>
                {TEXTS.siteTagline}
              </span>
            </span>
          </a>
        </Drawn>
        {!isDesk && (
          <>
            <CategoriesMenu>
              <p className="font-display leading-6 font-bold">{siteName}</p>
              <p className="text-sm text-muted">{TEXTS.siteTagline}</p>
              <ul className="mt-1 flex flex-wrap gap-x-6">
                {LINKS.slice(0, 3).map(([address, text]) => (
                  <li key={address}>
                    <a
                      href={address}
                      className="inline-flex min-h-11 items-center font-semibold text-link no-underline"
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </CategoriesMenu>
            <a href={EXPLORE_PATH} className="bar-link max-md:hidden">
              Explore
            </a>
            <div className="bar-search">
              <SearchBox maxLength={MAX_QUERY_LENGTH} />
            </div>
          </>
        )}
        <div data-menu="" className="bar-ways">
          <AdminLinks />
          {!isDesk && <VisitorControlsSlot />}
        </div>
      </div>
    </header>
  )
}
