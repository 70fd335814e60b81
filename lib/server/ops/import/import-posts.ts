import 'server-only'
import { eq } from 'drizzle-orm'
import { postPath } from '@/lib/format/addresses/page-paths'
import { slugOf } from '@/lib/format/addresses/path-segment'
import { type ImportedPost, ImportError, type ImportSource } from '../../../import/imported-post'
import { DomainError } from '../../core/errors'
import { idOfKey } from '../../core/new-id'
import type { Database } from '../../db/database'
import { databaseFaultOf } from '../../db/open/database-fault'
import { importedPosts } from '../../db/import-schema'
import { posts } from '../../db/schema/post-schema'
import { write } from '../../db/write'
import { changeWithin, createWithin } from '../../posts/write-post'
import { type Converted, convertPost, digestOf } from '../../imports/convert/convert-post'
import type { ImportPictures } from './import-pictures'
import type { CategoryMap } from '../../imports/convert/map-categories'
import type { OldAddresses } from './old-addresses'

/** What became of a post of the source. */
export type Outcome =
  | 'new'
  | 'updated'
  /** It is here already. */
  | 'unchanged'
  /** It changed in the source, and here too: it stays as it is here. */
  | 'changed here'
  /** It was deleted here and is not brought back. */
  | 'deleted here'
  | 'failed'

export type PostReport = { title: string; address: string; outcome: Outcome; notes: string[] }

type Known = { savedAt: Date; digest: string; updatedAt: Date | null }

/** The id that a post gets: always the same, so that importing again finds it. */
const postIdOf = ({ sourceId }: ImportedPost) => idOfKey(`import:${sourceId}`)

export const newPathOf = (post: ImportedPost) => postPath({ id: postIdOf(post), slug: slugOf(post.title) })

async function findKnown(database: Database, sourceId: string): Promise<Known | undefined> {
  const [known] = await database
    .select({ savedAt: importedPosts.savedAt, digest: importedPosts.digest, updatedAt: posts.updatedAt })
    .from(importedPosts)
    .leftJoin(posts, eq(posts.id, importedPosts.postId))
    .where(eq(importedPosts.sourceId, sourceId))
  return known
}

function outcomeFor(known: Known | undefined, digest: string): Outcome {
  if (!known) return 'new'
  if (known.updatedAt === null) return 'deleted here'
  if (known.digest === digest) return 'unchanged'
  return known.updatedAt.getTime() === known.savedAt.getTime() ? 'updated' : 'changed here'
}

async function store(tx: Database, post: ImportedPost, { input }: Converted, isNew: boolean): Promise<Date> {
  const id = postIdOf(post)
  if (isNew) {
    const createdAt = post.createdAt ?? post.publishedAt ?? new Date()
    const publishedAt = post.isPublished ? (post.publishedAt ?? createdAt) : null
    await createWithin(tx, id, input, { dates: { createdAt, publishedAt, updatedAt: post.updatedAt ?? createdAt } })
  } else await changeWithin(tx, id, () => Promise.resolve(input), {})
  const [row] = await tx.select({ updatedAt: posts.updatedAt }).from(posts).where(eq(posts.id, id))
  if (!row) throw new Error(`The post ${id} was not stored.`)
  return row.updatedAt
}

type Import = {
  importId: string
  pictures: ImportPictures
  chosen: CategoryMap
  addresses: OldAddresses
}

/** Imports one post, with what it is known by, in one transaction. */
async function importPost(
  database: Database,
  post: ImportedPost,
  { importId, pictures, chosen, addresses }: Import,
): Promise<PostReport> {
  const digest = digestOf(post)
  const outcome = outcomeFor(await findKnown(database, post.sourceId), digest)
  const report = { title: post.title, address: newPathOf(post), outcome, notes: [] as string[] }
  if (outcome !== 'new' && outcome !== 'updated') return report
  try {
    const converted = await convertPost(post, { pictures, chosen, pathOf: (href) => addresses.pathOf(href) })
    await write(database, async (tx) => {
      const savedAt = await store(tx, post, converted, outcome === 'new')
      const row = { sourceId: post.sourceId, importId, postId: postIdOf(post), digest, savedAt }
      await tx
        .insert(importedPosts)
        .values(row)
        .onConflictDoUpdate({ target: importedPosts.sourceId, set: { digest, savedAt } })
    })
    return { ...report, notes: converted.notes }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    return { ...report, outcome: 'failed', notes: [reason] }
  }
}

/** Why a single post cannot be imported; null for an error that others would have too, such as a database that is away. */
function reasonOf(error: unknown): string | null {
  if (error instanceof DomainError || error instanceof ImportError) return error.message
  return databaseFaultOf(error) === 'value' ? 'The database cannot store one of its values.' : null
}

/** Imports the posts of a source one after the other. Stopped at any post, it goes on from there when run again. */
export async function* importPosts(
  database: Database,
  source: ImportSource,
  given: Import,
): AsyncGenerator<PostReport> {
  for await (const post of source.posts()) yield await importPost(database, post, given)
}
