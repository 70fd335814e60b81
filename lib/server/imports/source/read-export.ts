import { storable } from '@/lib/format/texts/map-texts'
import { digestOf, type ImportedPost, type ImportSource, watchReading } from '../../../import/imported-post'
import { openSource } from '../../../import/open-source'

/** The export that this thread has opened, and what it reads of it now. */
let opened: ImportSource | null = null
let reading: AsyncIterator<unknown> | null = null
let [skipped, count] = [0, 0]
let isUnreadable = (_at: number) => false

/** What is known of an export before its posts are read. */
export type Head = Pick<ImportSource, 'kind' | 'origin' | 'feeds' | 'redirects' | 'folder'> & { isOwn: boolean }

/** What is known of an export once all posts were read. */
export type Tail = { others: Map<string, number>; archives: ReturnType<ImportSource['archives']>; lists: string[] }

function source(): ImportSource {
  if (!opened) throw new Error('No export is open in this thread.')
  return opened
}

/** Opens an export. @throws ImportError */
export async function openHere(
  file: string,
  scratch: string,
  pages: boolean,
  { onUnpacked }: { onUnpacked: (share: number) => void },
): Promise<Head> {
  opened = await openSource(file, scratch, { pages, onUnpacked })
  const { kind, origin, feeds, redirects, folder, own } = opened
  return { kind, origin, feeds, redirects, folder, isOwn: Boolean(own) }
}

/** Posts without exact repeats, which several files of one export may hold. */
async function* eachOnce(posts: AsyncIterable<ImportedPost>): AsyncGenerator<ImportedPost> {
  const seen = new Map<string, string>()
  for await (const post of posts) {
    const digest = digestOf(post)
    if (seen.get(post.sourceId) !== digest) yield post
    seen.set(post.sourceId, digest)
  }
}

async function* eachStorable<T>(values: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const value of values) yield storable(value)
}

/**
 * Begins to read the posts, without repeated ones and without characters that a database cannot store, or the products.
 * @param skip how many to leave out. @param unreadable which posts are not to be read, as counted by `onPost` of `readNext`.
 */
export async function beginReading(kind: 'posts' | 'products', skip: number, unreadable: number[]): Promise<void> {
  await reading?.return?.()
  const { posts, own } = source()
  const values = kind === 'posts' || !own ? eachOnce(eachStorable(posts())) : eachStorable(own.products())
  reading = values[Symbol.asyncIterator]()
  skipped = skip
  count = 0
  isUnreadable = (at) => unreadable.includes(at)
}

/** Reads the next post or product; null at the end. @param onPost receives the number of each post before it is read. */
export async function readNext({ onPost }: { onPost: (at: number) => Promise<void> }): Promise<unknown> {
  watchReading(() => {
    count += 1
    void onPost(count)
    return !isUnreadable(count)
  })
  for (; skipped > 0; skipped -= 1) await reading?.next()
  const next = await reading?.next()
  return next && !next.done ? next.value : null
}

/** What is known once all posts were read. */
export function readTail(): Tail {
  const { others, archives, lists } = source()
  return { others: new Map(others), archives: archives(), lists: lists() }
}

/** The redirects of an export of this software, and what it says of pictures. @throws ImportError */
export const readRedirects = async () => storable((await source().own?.redirects()) ?? [])
export const readPictures = async () => storable([...((await source().own?.pictures()) ?? [])])
