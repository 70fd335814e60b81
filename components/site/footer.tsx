import { TEXTS } from '@/lib/contract/texts'
import { CategoryList } from './category-list'

/** Footer of every page: categories, feeds, affiliate disclosure. */
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
            <li>
              <a href="/feed.xml" className="footer-link">
                RSS feed
              </a>
            </li>
            <li>
              <a href="/page/1" className="footer-link">
                All posts
              </a>
            </li>
            <li>
              <a href="/api/docs" className="footer-link">
                API
              </a>
            </li>
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
