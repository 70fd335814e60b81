import { eq, and, ne } from 'drizzle-orm'
import { formatMoment } from '@/lib/format/dates'
import type { PostChange, PostCreate } from '@/lib/contract/posts/post'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { errors } from '../core/errors'
import { cleanLarge } from '../content/large-content'
import { type Database, write } from '../db/database'
import { posts } from '../db/schema/post-schema'
import { authorAfter, requireAuthor } from './authors'
import { assignCategories } from './assign-categories'
import { slugOf } from '../../format/addresses/slugs'
import { endPlans } from './plans/end-plans'
import { dropUnchanged, recordVersions } from '@/lib/server/posts/versions/record-versions'
import { findLinked, hasLinks, storeLinks } from '../products/link-products'
import { postNotFound } from './get-post'
import { idOfKey, newId } from '../core/new-id'
import { postColumns, type StoredPost, toPost } from './post-row'

type Named = Pick<typeof posts.$inferSelect, 'id' | 'title'> & { seo?: { slug: string | null } | null | undefined }

type PostRow = typeof posts.$inferSelect

type Create = {
  /** The user name of who saves it. */
  author?: string | null
  /** Idempotency key: the same for every retry, so that a post is created once. */
  key?: string | undefined
}

/**
 * Creates a post, or replaces the one created under the same key; its slug is derived from its title unless it is given.
 * @throws conflict if that one was saved since, slug-taken.
 */
export async function createPost(
  database: Database,
  input: PostCreate,
  { author = null, key }: Create = {},
): Promise<StoredPost> {
  const cleaned = { ...input, content: await cleanLarge(input.content) }
  return write(database, async (tx) => {
    const id = key ? idOfKey(key) : newId()
    if (key) await removeUntouched(tx, id)
    return createWithin(tx, id, cleaned, { author })
  })
}

/** When a post was written, if not now. */
type Dates = Pick<PostRow, 'createdAt' | 'updatedAt' | 'changedAt' | 'publishedAt'>

/**
 * `createPost` within a transaction, under a given id.
 * @param input with sanitized content. @param slug that it had before, if no other post has it
 */
export async function createWithin(
  tx: Database,
  id: string,
  input: PostCreate,
  { author = null, dates, slug }: { author?: string | null; dates?: Dates; slug?: string | null } = {},
): Promise<StoredPost> {
  const { products: linked, author_id: authorId = null, ...fields } = input
  if (fields.isHighlighted && fields.status !== 'published') throw errors.notPublished(ADMIN_TEXTS.mustBePublished)
  const ids = await findLinked(tx, linked)
  await requireAuthor(tx, authorId)
  const now = new Date()
  const row = {
    ...fields,
    id,
    slug: slug ?? (await chooseSlug(tx, { ...fields, id })),
    previewImage: fields.previewImage || null,
    authorId,
    createdAt: now,
    updatedAt: now,
    changedAt: now,
    publishedAt: fields.status === 'published' ? now : null,
    ...dates,
    updatedBy: author,
  }
  await tx.insert(posts).values(row)
  await storeLinks(tx, row.id, ids)
  await assignCategories(tx, row)
  return readWritten(tx, row.id)
}

async function removeUntouched(tx: Database, id: string): Promise<void> {
  const [made] = await tx.select().from(posts).where(eq(posts.id, id)).for('update')
  if (made && made.updatedAt > made.createdAt) throw staleSave(made, 'after you sent it first')
  if (made) await tx.delete(posts).where(eq(posts.id, id))
}

export type Save = {
  /** The `updated_at` that the change is based on; a newer one in the database is a conflict. */
  basedOn?: string | null | undefined
  /** The user name of who saves it. */
  author?: string | null
}

/**
 * Changes the given fields; unpublishing removes the highlight. The previous state is stored as a version.
 * @throws not-found or gone; conflict if it is stale, not-published if it would highlight a draft, slug-taken, invalid
 * for a publication date in the future or of a draft.
 */
export async function changePost(
  database: Database,
  id: string,
  change: PostChange,
  save: Save = {},
): Promise<StoredPost> {
  const { content } = change
  const cleaned = content === undefined ? undefined : await cleanLarge(content)
  // Unchanged content is not written.
  const changeOf = (before: PostRow) =>
    cleaned === undefined || content === before.content ? {} : { content: cleaned }
  return write(database, (tx) =>
    changeWithin(tx, id, (before) => Promise.resolve({ ...change, ...changeOf(before) }), save),
  )
}

/**
 * `changePost` within a transaction.
 * @param changeOf computes the change, with sanitized content, after the post was found and is not stale.
 */
export async function changeWithin(
  tx: Database,
  id: string,
  changeOf: (before: PostRow) => Promise<PostChange>,
  save: Save,
): Promise<StoredPost> {
  const [before] = await tx.select().from(posts).where(eq(posts.id, id)).for('update')
  if (!before) throw await postNotFound(tx, id, true)
  if (save.basedOn && save.basedOn !== before.updatedAt.toISOString()) throw staleSave(before, 'after you opened it')
  const {
    products: linked,
    updated_at: _basedOn,
    published_at: date,
    author_id: authorId,
    ...fields
  } = await changeOf(before)
  const links = linked && (await findLinked(tx, linked))
  const now = laterThan(before.updatedAt)
  const after = { ...before, ...fields }
  const changed = {
    ...changedColumns(before, fields),
    ...(date !== undefined && { publishedAt: publicationDate(date, before, fields.status) }),
    // A slug is checked when it may change, so that a post whose slug another one took can be saved.
    ...((fields.title !== undefined || fields.seo !== undefined) &&
      !hasFixedSlug(before, after) &&
      after.seo?.slug !== before.slug && { slug: await chooseSlug(tx, after) }),
    ...(authorId !== undefined && { authorId: await authorAfter(tx, before.authorId, authorId) }),
    updatedAt: now,
    ...(links && !(await hasLinks(tx, id, links)) && { changedAt: now }),
    updatedBy: save.author ?? null,
  }
  await recordVersions(tx, [id])
  await tx.update(posts).set(changed).where(eq(posts.id, id))
  if (links) await storeLinks(tx, id, links)
  const isOtherStatus = fields.status !== undefined && fields.status !== before.status
  if (fields.categories || isOtherStatus || date !== undefined) await assignCategories(tx, { ...before, ...changed })
  if (isOtherStatus) await endPlans(tx, [id], fields.status ?? before.status)
  await dropUnchanged(tx, id, before.updatedAt)
  return readWritten(tx, id)
}

function changedColumns(
  before: PostRow,
  fields: Omit<PostChange, 'products' | 'updated_at' | 'published_at' | 'author_id'>,
): Partial<PostRow> {
  const status = fields.status ?? before.status
  const isHighlighted = status === 'published' && (fields.isHighlighted ?? before.isHighlighted)
  if (fields.isHighlighted && status !== 'published') throw errors.notPublished(ADMIN_TEXTS.mustBePublished)
  return {
    ...fields,
    ...(fields.previewImage !== undefined && { previewImage: fields.previewImage || null }),
    isHighlighted,
    ...(!(isHighlighted && before.isHighlighted) && { highlightPosition: null }),
    publishedAt: before.publishedAt ?? firstPublished(before, status),
  }
}

/** First publication of a post that has no such date yet. */
function firstPublished(before: PostRow, status: PostRow['status']): Date | null {
  if (before.status === 'published') return before.createdAt
  return status === 'published' ? new Date() : null
}

function publicationDate(date: string, before: PostRow, status = before.status): Date {
  if (Date.parse(date) > Date.now())
    throw errors.badField('published_at', 'must not be in the future: unpublish the post, and plan when to publish it')
  if (status === 'draft' && !before.publishedAt)
    throw errors.badField('published_at', 'is for published posts: this one is a draft')
  return new Date(date)
}

function staleSave({ updatedAt, updatedBy }: PostRow, since: string) {
  const by = updatedBy ? ` by ${updatedBy}` : ''
  const savedAt = updatedAt.toISOString()
  return errors.stale(`This post was saved${by} on ${formatMoment(savedAt, 'zone')}, ${since}`, {
    updated_at: savedAt,
    updated_by: updatedBy,
  })
}

/** Two saves in one millisecond must have different timestamps. */
function laterThan(before: Date): Date {
  return new Date(Math.max(Date.now(), before.getTime() + 1))
}

async function readWritten(tx: Database, id: string): Promise<StoredPost> {
  const [row] = await tx.select(postColumns).from(posts).where(eq(posts.id, id))
  if (!row) throw errors.postNotFound()
  return toPost(tx, row)
}

/** Whether a post keeps its slug: it has been published under it, and no other one is set by hand. */
const hasFixedSlug = (before: Pick<PostRow, 'slug' | 'publishedAt'>, after: Pick<Named, 'seo'>) =>
  before.publishedAt !== null && before.slug !== null && !after.seo?.slug

/**
 * The slug of a post: the one set by hand, or else that of its title. An old one leads to the post too, since addresses
 * hold its id.
 * @throws slug-taken if it was set by hand and another post has it.
 */
async function chooseSlug(tx: Database, { id, title, seo }: Named): Promise<string | null> {
  const own = seo?.slug
  if (!own) return slugOf(title)
  const [other] = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, own), ne(posts.id, id)))
    .limit(1)
  if (other) throw errors.slugTaken()
  return own
}
