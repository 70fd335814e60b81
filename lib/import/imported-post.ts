/** A post as another system exported it. */
export type ImportedPost = {
  /** Identifies the post in its source, also in a later export: `wordpress:https://old.example/?p=12`. */
  sourceId: string
  title: string
  /** The last part of its old address. */
  slug: string | null
  isPublished: boolean
  createdAt: Date | null
  publishedAt: Date | null
  updatedAt: Date | null
  /** Plain text; empty if the source has none. */
  summary: string
  /** HTML, not sanitized. */
  html: string
  /** What relative addresses in it are relative to: a URL, a path of the old site, or a folder of the export. */
  base: string
  /** The categories and tags of the source, by name. */
  categories: string[]
  tags: string[]
  preview: { url: string; alt: string; caption: string } | null
  seo: { title: string | null; description: string | null }
  /** Old addresses of the post: absolute URLs, or paths with a query. */
  addresses: string[]
  /** What could not be taken over, one sentence each. */
  notes: string[]
}

/** An export that was opened. */
export type ImportSource = {
  kind: 'wordpress' | 'ghost' | 'markdown'
  /** The origin of the old site; null if the export does not name it. */
  origin: string | null
  /** Reads the posts one at a time; each call reads the export anew. */
  posts: () => AsyncIterable<ImportedPost>
  /** The number of entries that are no posts, by kind. Complete once all posts were read. */
  others: ReadonlyMap<string, number>
}

/** An export, or a post of one, that cannot be read; the message is for the user. */
export class ImportError extends Error {}
