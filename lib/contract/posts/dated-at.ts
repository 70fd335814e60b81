import type { Post } from './post'

/** The date of a post (ISO 8601 UTC): first publication, or else creation. */
export function datedAt({
  published_at: published,
  created_at: created,
}: Pick<Post, 'published_at' | 'created_at'>): string | null {
  return published ?? created
}
