import { searchPath } from '@/lib/format/addresses/search-paths'

/** The tags of a post, each linking to a search for it. After `limit` tags shows the number of further ones. */
export function TagList({ tags, limit = tags.length }: { tags: string[]; limit?: number }) {
  if (tags.length === 0) return null
  const more = tags.length - limit
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
      {tags.slice(0, limit).map((tag) => (
        <li key={tag} className="max-w-full">
          <a href={searchPath(tag)} dir="auto" className="tag-link">
            {`#${tag}`}
          </a>
        </li>
      ))}
      {more > 0 && <li className="flex min-h-6 items-center">{`+${more} more`}</li>}
    </ul>
  )
}
