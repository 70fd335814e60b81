'use client'

import { Disclosure } from '../../ui/controls/disclosure'
import { CategoryList } from './category-list'

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
