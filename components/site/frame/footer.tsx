import { TEXTS } from '@/lib/contract/texts'
import { explorePath } from '@/lib/format/addresses/search-paths'
import { CategoryList } from './category-list'

const LINKS = [
  ['/page/1', 'All posts'],
  [explorePath({}), 'Explore products'],
  ['/about', 'About'],
  ['/how-we-choose', 'How we choose'],
  ['/privacy', 'Privacy'],
  ['/feed.xml', 'RSS feed'],
] as const

/** Footer of every page: categories, pages about the site, feed, affiliate disclosure. */
export function Footer({ siteName }: { siteName: string }) {
  return (
    <footer className="on-purple near-51 md:near-38 lg:near-27 mt-20 bg-purple-950 text-sm text-white print:hidden">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-12 sm:px-6 lg:grid-cols-[18rem_1fr]">
        <div>
          <p className="flex items-center gap-2.5 font-display text-lg font-bold">
            <span className="logo size-8" />
            <span>{siteName}</span>
          </p>
          <p className="mt-3 text-balance text-white/85">{`${TEXTS.siteTagline}.`}</p>
          <p className="mt-3 text-white/85">
            {`Links to products lead to retailers. ${siteName} may earn a commission when you buy there, at no cost to you.`}
          </p>
          <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1">
            {LINKS.map(([address, text]) => (
              <li key={address}>
                <a href={address} className="footer-link">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="All categories">
          <h2 className="font-display text-base font-bold">Categories</h2>
          <CategoryList className="category-links" />
        </nav>
      </div>
    </footer>
  )
}
