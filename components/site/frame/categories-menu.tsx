'use client'

import { CATEGORIES } from '@/lib/contract/posts/categories'
import { categoryPath } from '@/lib/format/addresses/paths'
import { Disclosure } from '../../ui/controls/disclosure'

/**
 * HTML computed once: every page has sixty of these links, and rendering them as elements took 7 % of the
 * render time of a post.
 */
const ITEMS = {
  __html: CATEGORIES.map(
    (name, at) => `<li><a href="${categoryPath(name)}" style="--at:${at}">${name.replaceAll('&', '&amp;')}</a></li>`,
  ).join(''),
}

/**
 * Links to all categories. A client component whose script holds the names, so that the page's data does not
 * repeat the links.
 */
export function CategoryList({ className }: { className: 'category-menu' | 'category-links' }) {
  return <ul className={className} dangerouslySetInnerHTML={ITEMS} />
}

const PANEL =
  'appear absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-8rem)] max-md:max-h-[calc(100dvh-13rem)] overflow-y-auto ' +
  'border-b border-line bg-surface text-ink shadow-lift'

/** 'By Categories': a button that opens a grid of the 30 categories. */
export function CategoriesMenu() {
  return (
    <Disclosure
      summaryClass="bar-link gap-1.5 whitespace-nowrap max-md:-ms-2 sm:max-md:-ms-3"
      summary={
        <>
          <span>By Categories</span>
          <span className="icon icon-chevron-down size-4 transition-transform group-open/disclosure:rotate-180" />
        </>
      }
      panelClass={PANEL}
    >
      <nav aria-label="Categories" className="mx-auto max-w-7xl px-4 py-5 sm:px-6">
        <CategoryList className="category-menu" />
      </nav>
    </Disclosure>
  )
}
