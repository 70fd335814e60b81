'use client'

import type { CSSProperties } from 'react'
import { CATEGORIES } from '@/lib/contract/categories'
import { categoryPath } from '@/lib/format/address'
import { Disclosure } from '../ui/disclosure'

/** 'By Categories': a grid of the 30 under its button. */
export function CategoriesMenu() {
  return (
    <Disclosure
      summaryClass="bar-link gap-1.5 whitespace-nowrap"
      summary={
        <>
          By Categories
          <span className="icon icon-chevron-down size-4 transition-transform group-open/disclosure:rotate-180" />
        </>
      }
      panelClass="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-8rem)] overflow-y-auto border-b border-line bg-surface text-ink shadow-lift"
    >
      <nav aria-label="Categories" className="mx-auto max-w-7xl px-4 py-5 sm:px-6">
        <ul className="grid grid-cols-2 gap-1 md:grid-cols-3 lg:grid-cols-5">
          {CATEGORIES.map((category, index) => (
            <li key={category}>
              <a href={categoryPath(category)} className="menu-link">
                <span className="category-icon" style={{ '--at': index } as CSSProperties} />
                {category}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Disclosure>
  )
}
