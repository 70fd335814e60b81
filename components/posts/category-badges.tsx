import { isCategory } from '@/lib/contract/posts/categories'
import { categoryPath } from '@/lib/format/addresses/paths'

/** The categories of a post. Fixed ones link to their pages; those of an external API have none. */
export function CategoryBadges({ categories }: { categories: string[] }) {
  if (categories.length === 0) return null
  return (
    <ul aria-label="Categories" className="flex flex-wrap gap-2">
      {categories.map((category) => (
        <li key={category} className="max-w-full">
          {isCategory(category) ? (
            <a href={categoryPath(category)} className="category-link">
              {category}
            </a>
          ) : (
            <span dir="auto" className="category-name">
              {category}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
