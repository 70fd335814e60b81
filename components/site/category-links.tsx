'use client'

import { CATEGORIES } from '@/lib/contract/categories'
import { categoryPath } from '@/lib/format/address'

/** Links to all categories. The menu's script has their names already, so that no page's data holds these links as well. */
export function CategoryLinks() {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1.5 md:grid-cols-3">
      {CATEGORIES.map((category) => (
        <li key={category}>
          <a href={categoryPath(category)} className="footer-link">
            {category}
          </a>
        </li>
      ))}
    </ul>
  )
}
