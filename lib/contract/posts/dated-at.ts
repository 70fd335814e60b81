import type { Post } from './post'

/** The date of a post (ISO 8601 UTC): first publication, or else creation. */
export function datedAt({
  published_at: published,
  created_at: created,
}: Pick<Post, 'published_at' | 'created_at'>): string | null {
  return published ?? created
}

/** When what a reader sees of a post last changed (ISO 8601 UTC): an API that does not tell it tells the last save. */
export function changedAt({ changed_at: changed, updated_at: updated }: Dates): string | null {
  return changed ?? updated
}

type Dates = Pick<Post, 'changed_at' | 'updated_at'>
