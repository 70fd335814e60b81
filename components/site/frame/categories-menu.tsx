import { Drawn } from '#drawn'
import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/controls/disclosure'
import { CategoryList } from './category-list'

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
      <Drawn>
        <div className="px-4 pt-4 sm:px-6 md:hidden">{children}</div>
        <nav aria-label="Categories" className="mx-auto max-w-7xl px-4 py-4 sm:px-6 md:py-5">
          <CategoryList className="category-menu" />
        </nav>
      </Drawn>
    </Disclosure>
  )
}
