import { searchPath } from '@/lib/format/address'

/** A post's tags, each leading to a search for it. */
export function TagList({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={searchPath(tag)} className="inline-flex min-h-6 items-center no-underline wrap-anywhere hover:text-link hover:underline">
            #{tag}
          </a>
        </li>
      ))}
    </ul>
  )
}
