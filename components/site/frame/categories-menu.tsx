'use client'

import type { ReactNode } from 'react'
import { CATEGORIES } from '@/lib/contract/posts/categories'
import { categoryPath } from '@/lib/format/addresses/paths'
import { Disclosure } from '../../ui/controls/disclosure'

/**
 * HTML computed once: every page has sixty of these links, and rendering them as elements took 7 % of the
 * render time of a post.
 */
const ITEMS = CATEGORIES.map(
  (name, at) => `<li><a href="${categoryPath(name)}" style="--at:${at}">${name.replaceAll('&', '&amp;')}</a></li>`,
)
const ALL_ITEMS = { __html: ITEMS.join('') }

type ListProps = {
  className: 'category-menu' | 'category-links'
  /** How many of the first; all by default. */
  count?: number
}

/**
 * Links to the categories. A client component whose script holds the names, so that the page's data does not
 * repeat the links.
 */
export function CategoryList({ className, count }: ListProps) {
  const items = count ? { __html: ITEMS.slice(0, count).join('') } : ALL_ITEMS
  return <ul className={className} dangerouslySetInnerHTML={items} />
}

/**
 * 'By Categories': a button that opens a grid of the 30 categories. On a phone it is the menu: `children` stand above them and, in
 * the bar, what has `data-menu`.
 */
export function CategoriesMenu({ children }: { children: ReactNode }) {
  return (
    <Disclosure
      summaryClass="bar-link gap-1.5 whitespace-nowrap max-md:size-10 max-md:justify-center"
      summary={
        <>
          <span className="max-md:sr-only">By Categories</span>
          <span className="icon icon-chevron-down size-4 transition-transform group-open/disclosure:rotate-180 max-md:hidden" />
          <span className="icon icon-menu size-6 md:hidden" />
        </>
      }
      panelClass="appear menu-panel"
    >
      <div className="px-4 pt-4 sm:px-6 md:hidden">{children}</div>
      <nav aria-label="Categories" className="mx-auto max-w-7xl px-4 py-4 sm:px-6 md:py-5">
        <CategoryList className="category-menu" />
      </nav>
    </Disclosure>
  )
}
