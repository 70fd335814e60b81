import { categoryPath } from '@/lib/format/address'

/** A post's categories, each leading to its page. */
export function CategoryBadges({ categories }: { categories: string[] }) {
  if (categories.length === 0) return null
  return (
    <ul aria-label="Categories" className="flex flex-wrap gap-2">
      {categories.map((category) => (
        <li key={category}>
          <a
            href={categoryPath(category)}
            className="relative z-10 inline-flex min-h-7 items-center rounded-full bg-tint px-3 text-xs font-semibold text-link no-underline hover:underline"
          >
            {category}
          </a>
        </li>
      ))}
    </ul>
  )
}
