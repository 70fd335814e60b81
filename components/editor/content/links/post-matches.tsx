import { Autocomplete } from '@base-ui/react/autocomplete'
import type { FoundPost } from '../services'

/** The posts of this site that match what was typed into the URL field. */
export function PostMatches({ onChoose }: { onChoose: (post: FoundPost) => void }) {
  return (
    <Autocomplete.List
      aria-label="Posts"
      onMouseDown={(event) => event.preventDefault()}
      className="mt-1 max-h-56 overflow-y-auto rounded-lg border border-line bg-surface p-1"
    >
      {(post: FoundPost) => (
        <Autocomplete.Item
          key={post.path}
          value={post}
          onClick={() => onChoose(post)}
          className="flex min-h-10 cursor-default items-center justify-between gap-3 rounded-md px-2.5 text-sm outline-none data-highlighted:bg-tint"
        >
          <span dir="auto" className="wrap-anywhere">
            {post.title}
          </span>
          {post.isDraft && <span className="text-xs text-muted">Draft</span>}
        </Autocomplete.Item>
      )}
    </Autocomplete.List>
  )
}
