import { createHash } from 'node:crypto'

/** A product that a post shows in a box of its own. */
export type ImportedProduct = {
  name: string
  /** The address in the shop. */
  url: string
  image: string | null
  /** In units of the currency. */
  price: number | null
  currency: string | null
  description: string
}

/** Who wrote a post. */
export type ImportedAuthor = {
  name: string
  /** Plain text; empty if the source has none. */
  bio: string
  picture: string | null
  links: string[]
  /** Only in an export of this software. */
  id?: string
}

export type ImportedPost = {
  /** Identifies the post in its source, also in a later export: `wordpress:https://old.example/?p=12`. */
  sourceId: string
  title: string
  /** The last part of its old address. */
  slug: string | null
  isPublished: boolean
  /** Whether it stood out in the source. */
  isHighlighted: boolean
  /** When it was to be published; null for most. */
  publishAt: Date | null
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
  products: ImportedProduct[]
  author: ImportedAuthor | null
  preview: { url: string; alt: string; caption: string } | null
  seo: { title: string | null; description: string | null }
  /** Old addresses of the post: absolute URLs, or paths with a query. */
  addresses: string[]
  /** Of the pages of pictures that it shows; other posts may show them too. */
  shownAddresses?: string[]
  /** Where it is in a folder of Markdown, to which other files may link. */
  file?: string
  /** What could not be taken over, one sentence each. */
  notes: string[]
  /** Why it cannot be imported, in words. */
  failure?: string
  /** What only an export of this software says. */
  own?: OwnPost
}

type OwnPost = {
  id: string
  /** As in the API. */
  seo: Record<string, unknown> | null
  /** When what a reader sees of it last changed; absent in exports of earlier versions. */
  changedAt?: Date
  /** When it is to be a draft again. */
  unpublishAt: Date | null
  products: string[]
}

/** A redirect in an export; 410 leads nowhere. */
export type ExportedRedirect = { from: string; to: string | null; status: number }

/** What the library of this software says of a picture; the focal point as in the API, unchecked. */
export type AboutPicture = { alt: string | null; focus: unknown }

/** The pages of the old site that list the posts of a category or tag. */
export type OldArchive = {
  kind: 'category' | 'tag'
  name: string
  addresses: string[]
}

/** An export that was opened. */
export type ImportSource = {
  kind: 'wordpress' | 'ghost' | 'markdown' | 'plumbline'
  /** The origin of the old site; null if the export does not name it. */
  origin: string | null
  /** Reads the posts one at a time; each call reads the export anew. */
  posts: () => AsyncIterable<ImportedPost>
  /** The number of entries that are no posts, by kind. Complete once all posts were read. */
  others: ReadonlyMap<string, number>
  /** Complete once all posts were read. */
  archives: () => OldArchive[]
  /** Old addresses of the feed of all posts. */
  feeds: string[]
  /** Old addresses of other lists of posts, such as those of a year or an author, and of pages that belong to no post. Complete once all posts were read. */
  lists: () => string[]
  /** Redirects and short links of the old site. */
  redirects?: ExportedRedirect[]
  /** The folder that holds it with its pictures; absent for a single file. */
  folder?: string
  /** What only an export of this software holds: its products, as in the API and with some more fields, and redirects. */
  own?: {
    products: () => AsyncIterable<Record<string, unknown>>
    redirects: () => Promise<ExportedRedirect[]>
    /** What the library says of pictures, by their names without extension. */
    pictures: () => Promise<ReadonlyMap<string, AboutPicture>>
  }
}

export type SourceOptions = {
  /** Whether pages of the old site come in as posts. */
  pages: boolean
  /** Receives how much of an archive is unpacked, from 0 to 1, about once a second. */
  onUnpacked?: (share: number) => void
}

/** Characters of HTML: a longer text could be held by no post, and would take minutes to convert. */
export const MAX_HTML = 4_000_000

/** Why a text cannot be that of a post; null for most. */
export const lengthFailure = ({ length }: string): string | null =>
  length > MAX_HTML ? `Its text has ${Math.ceil(length / 1e6)} million characters: no post can hold them.` : null

/** An export, or a post of one, that cannot be read; the message is for the user. */
export class ImportError extends Error {}

/**
 * Why what an export says cannot be read; null for a fault that has nothing to do with it, such as one of a disk. Texts that
 * are damaged, or nested too deeply, make the engine throw these errors.
 */
export function damageOf(error: unknown): string | null {
  if (error instanceof ImportError) return error.message
  const isDamage = error instanceof RangeError || error instanceof SyntaxError || error instanceof TypeError
  return isDamage && error.cause === undefined ? `It is damaged, or nested too deeply (${error.message}).` : null
}

/** A post of which nothing is known but what it is called. */
export const emptyPost = (sourceId: string, title: string): ImportedPost => ({
  sourceId,
  title,
  slug: null,
  isPublished: false,
  isHighlighted: false,
  createdAt: null,
  publishedAt: null,
  publishAt: null,
  updatedAt: null,
  summary: '',
  html: '',
  base: '/',
  categories: [],
  tags: [],
  products: [],
  author: null,
  preview: null,
  seo: { title: null, description: null },
  addresses: [],
  notes: [],
})

/** A hash of all that the source says of a post. */
export const digestOf = (post: ImportedPost) => createHash('sha256').update(JSON.stringify(post)).digest('hex')

let mayRead = () => true

/** Has a function called before each post is read, which says whether it is to be. */
export function watchReading(ask: () => boolean): void {
  mayRead = ask
}

/** Reads a post; one that is damaged is one post less, with the reason. */
export function tryPost(sourceId: string, title: string, read: () => ImportedPost): ImportedPost {
  try {
    if (!mayRead()) throw new ImportError('It takes too long to read, or too much memory.')
    return read()
  } catch (error) {
    const failure = damageOf(error)
    if (failure === null) throw error
    return { ...emptyPost(sourceId, title), failure }
  }
}
