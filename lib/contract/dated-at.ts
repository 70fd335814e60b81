import type { Post } from './post'

/** The moment that a post is dated by (ISO 8601 UTC): when it was first published, else when it was begun. */
export function datedAt({ published_at: published, created_at: created }: Pick<Post, 'published_at' | 'created_at'>): string | null {
  return published ?? created
}
