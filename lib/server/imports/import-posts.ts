import { and, eq, ne } from 'drizzle-orm'
import type { ImportOptions } from '@/lib/contract/imports/imports'
import type { PostCreate } from '@/lib/contract/posts/post'
import { damageOf, digestOf, type ImportedPost, type ImportSource } from '../../import/imported-post'
import { renameProducts } from '../content/blocks/swap-product'
import { DomainError } from '../core/errors'
import { type Database, write } from '../db/database'
import { databaseFaultOf } from '../db/open/database-fault'
import { importedPosts } from '../db/schema/import-schema'
import { posts } from '../db/schema/post-schema'
import { findOrCreateAuthor } from '../posts/authors'
import { setPlan } from '../posts/plans/post-plans'
import { changeWithin, createWithin } from '../posts/write-post'
import { knownProducts } from '../products/link-products'
import type { FoundAuthor } from '@/lib/server/imports/convert/map-categories'
import { convertPost } from './convert/convert-post'
import type { Converted } from './convert/converted'
import { storeProducts } from './convert/import-products'
import type { ImportPictures } from './convert/import-pictures'
import { finishedIn, type PostReport, stateOf, storeResults } from './state/import-results'
import { noteItems } from '@/lib/server/imports/state/import-rows'
import { findKnownPosts, newPathOf, outcomeFor, ownSlugOf, postIdOf } from './known-posts'
import type { OldAddresses } from './old-addresses'

/** Posts without a change of which the results are stored together. */
const BATCH_SIZE = 100

export type Import = {
  importId: string
  pictures: ImportPictures
  options: ImportOptions
  addresses: OldAddresses
  /** The id here of each product of an export of this software. */
  productIds: ReadonlyMap<string, string>
}

async function isTaken(tx: Database, id: string, slug: string): Promise<boolean> {
  const isOther = and(eq(posts.slug, slug), ne(posts.id, id))
  return (await tx.select({ id: posts.id }).from(posts).where(isOther).limit(1)).length > 0
}

async function withFreeSlug(tx: Database, id: string, input: PostCreate): Promise<PostCreate> {
  const slug = input.seo?.slug
  if (!slug || !(await isTaken(tx, id, slug))) return input
  return { ...input, seo: { ...input.seo, slug: null } as PostCreate['seo'] }
}

/** The slug of a post of an export of this software, which may be that of an earlier title. */
async function formerSlug(tx: Database, post: ImportedPost, id: string): Promise<string | null> {
  const slug = post.own ? ownSlugOf(post) : null
  return slug && !(await isTaken(tx, id, slug)) ? slug : null
}

async function storePost(tx: Database, post: ImportedPost, input: PostCreate, isNew: boolean): Promise<Date> {
  const id = postIdOf(post)
  const stored = await withFreeSlug(tx, id, input)
  if (isNew) {
    const value = post.createdAt ?? post.publishedAt
    // One that was scheduled has the date of its publication.
    const createdAt = value && value.getTime() < Date.now() ? value : new Date()
    const publishedAt = post.isPublished ? (post.publishedAt ?? createdAt) : null
    const updatedAt = post.updatedAt && post.updatedAt.getTime() < Date.now() ? post.updatedAt : createdAt
    const changedAt = new Date(Math.min(updatedAt.getTime(), post.own?.changedAt?.getTime() ?? Infinity))
    const dates = { createdAt, publishedAt, updatedAt, changedAt }
    await createWithin(tx, id, stored, { dates, slug: await formerSlug(tx, post, id) })
  } else await changeWithin(tx, id, () => Promise.resolve(stored), {})
  const [row] = await tx.select({ updatedAt: posts.updatedAt }).from(posts).where(eq(posts.id, id))
  if (!row) throw new Error(`The post ${id} was not stored.`)
  return row.updatedAt
}

/** The id of an author, who is added if the site has none of this name. @throws list-full */
async function storeAuthor(tx: Database, importId: string, author: FoundAuthor): Promise<string | null> {
  const stored = await findOrCreateAuthor(tx, author)
  if (stored?.isNew) await noteItems(tx, importId, 'author', [stored.id])
  return stored?.id ?? null
}

/** The time, unless it is past. */
const ahead = (at: Date | null | undefined) => (at && at.getTime() > Date.now() ? at.toISOString() : null)

/** Plans what the source had planned and is still to come. */
async function storePlan(tx: Database, post: ImportedPost): Promise<void> {
  const publish = post.isPublished ? null : ahead(post.publishAt)
  const unpublish = post.isPublished || publish ? ahead(post.own?.unpublishAt) : null
  if (publish || unpublish) await setPlan(tx, postIdOf(post), { publish_at: publish, unpublish_at: unpublish }, null)
}

/** Stores a post with its products and its author, and what it is known by. */
async function storeAll(
  tx: Database,
  post: ImportedPost,
  {
    converted,
    importId,
    isNew,
    productIds,
  }: Pick<Import, 'importId' | 'productIds'> & { converted: Converted; isNew: boolean },
) {
  const own = (post.own?.products ?? []).map((id) => productIds.get(id) ?? id)
  const { linked: found, added } = await storeProducts(tx, converted.products)
  const linked = [...(await knownProducts(tx, own)), ...found]
  const author = converted.author && (await storeAuthor(tx, importId, converted.author))
  const content = renameProducts(converted.input.content, productIds)
  const input = { ...converted.input, content, products: linked, ...(author && { author_id: author }) }
  const savedAt = await storePost(tx, post, input, isNew)
  if (isNew) await storePlan(tx, post)
  const { sourceId } = post
  const saved = { digest: converted.digest, savedAt }
  // A post that no import brought in has no row and gets none: undoing this one must not remove it.
  if (isNew) await tx.insert(importedPosts).values({ sourceId, importId, postId: postIdOf(post), ...saved })
  else await tx.update(importedPosts).set(saved).where(eq(importedPosts.sourceId, sourceId))
  await noteItems(tx, importId, 'product', added)
}

/** Why a single post cannot be imported; null for an error that others would have too, such as a database that is away. */
function reasonOf(error: unknown): string | null {
  if (error instanceof DomainError) return error.message
  return databaseFaultOf(error) === 'value' ? 'The database cannot store one of its values.' : damageOf(error)
}

/** Imports the posts of a source one after the other. */
class PostImport {
  /** Results that are not stored yet. */
  private waiting: PostReport[] = []
  /** Whether it was paused, or removed. */
  isStopped = false

  constructor(
    private readonly database: Database,
    private readonly rest: Import,
  ) {}

  /** @returns null if it was paused or undone meanwhile: the post does not come in then. */
  async add(post: ImportedPost): Promise<PostReport | null> {
    const digest = digestOf(post)
    const known = (await findKnownPosts(this.database, [post])).get(post.sourceId)
    const found = outcomeFor(known, digest)
    const outcome = found === 'changed here' && this.rest.options.overwrite ? 'updated' : found
    const report = { sourceId: post.sourceId, title: post.title, address: newPathOf(post), outcome, notes: [] }
    return outcome === 'new' || outcome === 'updated' ? this.store(post, digest, report) : this.keep(report)
  }

  private async store(post: ImportedPost, digest: string, report: PostReport): Promise<PostReport | null> {
    const { importId, pictures, options, addresses, productIds } = this.rest
    try {
      const converted = await convertPost(post, { pictures, chosen: options.categories, addresses, digest })
      const done = { ...report, notes: converted.notes }
      await write(this.database, async (tx) => {
        this.isStopped = (await stateOf(tx, importId)) !== 'running'
        if (this.isStopped) return
        await storeAll(tx, post, { converted, importId, productIds, isNew: report.outcome === 'new' })
        await this.storeWaiting(tx, [...this.waiting, done])
      })
      if (this.isStopped) return null
      this.waiting = []
      return done
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === null) throw error
      return this.keep({ ...report, outcome: 'failed', notes: [reason] })
    }
  }

  private async keep(report: PostReport): Promise<PostReport> {
    this.waiting.push(report)
    if (this.waiting.length >= BATCH_SIZE) await this.flush()
    return report
  }

  async flush(): Promise<void> {
    await write(this.database, (tx) => this.storeWaiting(tx, this.waiting))
    this.waiting = []
  }

  private async storeWaiting(tx: Database, reports: PostReport[]): Promise<void> {
    this.isStopped = (await storeResults(tx, this.rest.importId, reports)) !== 'running'
  }
}

/**
 * Imports the posts of a source one after the other, except those that this import is done with. Stopped at any post, it
 * goes on from there when run again.
 * @returns whether it came to the end; not if the import was paused or the signal says so.
 */
export async function importPosts(
  database: Database,
  source: ImportSource,
  given: Import,
  { onPost, stopped }: { onPost: (report: PostReport) => Promise<void> | void; stopped: AbortSignal },
): Promise<boolean> {
  const finished = await finishedIn(database, given.importId)
  const work = new PostImport(database, given)
  let isComplete = true
  for await (const post of source.posts()) {
    const imported = finished.get(post.sourceId)
    // A file may have changed since it was interrupted.
    if (imported !== undefined && (imported === null || imported === digestOf(post))) continue
    const report = await work.add(post)
    if (report) await onPost(report)
    isComplete = !work.isStopped && !stopped.aborted
    if (!isComplete) break
    // The embedded database works in this thread: other requests get their turn.
    await new Promise(setImmediate)
  }
  await work.flush()
  return isComplete && !work.isStopped
}
