/**
 * The tags of a post, each a button that searches for it: a link would be an address for crawlers, which find a search for each tag
 * of each post. After `limit` tags shows the number of further ones.
 */
export function TagList({ tags, limit = tags.length }: { tags: string[]; limit?: number }) {
  if (tags.length === 0) return null
  const more = tags.length - limit
  return (
    <form action="/search">
      <ul aria-label="Tags" className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        {tags.slice(0, limit).map((tag) => (
          <li key={tag} className="max-w-full">
            <button name="q" value={tag} dir="auto" className="tag-link">
              {`#${tag}`}
            </button>
          </li>
        ))}
        {more > 0 && <li className="flex min-h-6 items-center">{`+${more} more`}</li>}
      </ul>
    </form>
  )
}
