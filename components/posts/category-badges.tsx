import { categoryPath } from '@/lib/format/address'

/** A post's categories, each leading to its page. */
export function CategoryBadges({ categories }: { categories: string[] }) {
  if (categories.length === 0) return null
  return (
    <ul aria-label="Categories" className="flex flex-wrap gap-2">
      {categories.map((category) => (
        <li key={category}>
          <a href={categoryPath(category)} className="category-link">
            {category}
          </a>
        </li>
      ))}
    </ul>
  )
}
