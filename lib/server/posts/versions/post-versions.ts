import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Category } from '@/lib/contract/posts/categories'
import type { PostChange } from '@/lib/contract/posts/post'
import {
  type PostVersion,
  VERSION_FIELDS,
  type VersionField,
  type VersionSummary,
} from '@/lib/contract/posts/post-version'
import { readTimestamp } from '@/lib/contract/fields/fields'
import { errors } from '../../core/errors'
import { type Database, write } from '../../db/database'
import { type PostSnapshot, postVersions } from '../../db/schema/history-schema'
import { posts } from '../../db/schema/post-schema'
import { productsById } from '../../products/product-row'
import { knownProducts } from '../../products/link-products'
import { findAuthor } from '../authors'
import { postNotFound } from '../get-post'
import type { StoredPost } from '../post-row'
import { readSnapshot, snapshotOfPost } from './record-versions'
import { changeWithin, type Save } from '../write-post'

/** The columns of fields, by which snapshots name them. */
const COLUMNS: Record<VersionField, { name: string }> = {
  ...getTableColumns(posts),
  author: posts.authorId,
  published_at: posts.publishedAt,
  products: { name: 'product_ids' },
}
/** Restoring does not change these. */
const STATES: readonly VersionField[] = ['status', 'isHighlighted', 'published_at']

/** The columns of a version in lists, with a hash of each field, so that no content is transferred. */
const listColumns = (snapshot: SQL) => ({
  title: sql<string>`${snapshot}->>'title'`.as('title'),
  status: sql<'draft' | 'published'>`${snapshot}->>'status'`.as('status'),
  isHighlighted: sql<boolean>`(${snapshot}->>'is_highlighted')::boolean`.as('is_highlighted'),
  hashes: sql<string>`concat_ws(' ', ${sql.join(
    VERSION_FIELDS.map((field) => sql`md5(coalesce(${snapshot}->>${sql.raw(`'${COLUMNS[field].name}'`)}, ''))`),
    sql`, `,
  )})`.as('hashes'),
})

/**
 * The versions of a post, the current one first.
 * @throws not-found, or gone if it was deleted.
 */
export async function listVersions(database: Database, id: string): Promise<VersionSummary[]> {
  const now = presentOf(database, id).as('now')
  const [current] = await database
    .select({ savedAt: now.savedAt, savedBy: now.savedBy, ...listColumns(sql`${now.snapshot}`) })
    .from(now)
  if (!current) throw await postNotFound(database, id, true)
  const { savedAt, savedBy, snapshot } = postVersions
  const earlier = await database
    .select({ savedAt, savedBy, ...listColumns(sql`${snapshot}`) })
    .from(postVersions)
    .where(eq(postVersions.postId, id))
    .orderBy(desc(savedAt))
  const rows = [current, ...earlier].map((row) => ({ ...row, hashes: row.hashes.split(' ') }))
  return rows.map(({ hashes, ...row }, index) => {
    const before = rows[index + 1]
    const differing = before ? VERSION_FIELDS.filter((_, field) => hashes[field] !== before.hashes[field]) : []
    const twin = differing.some(isContent)
      ? rows.slice(index + 2).find((other) => contentOf(other.hashes) === contentOf(hashes))
      : undefined
    return {
      saved_at: row.savedAt.toISOString(),
      saved_by: row.savedBy,
      is_current: index === 0,
      title: row.title,
      status: row.status,
      isHighlighted: row.isHighlighted,
      // Publication sets the date too.
      changed: differing.includes('status') ? differing.filter((field) => field !== 'published_at') : differing,
      same_as: twin?.savedAt.toISOString() ?? null,
    }
  })
}

const isContent = (field: VersionField) => !STATES.includes(field)
const contentOf = (hashes: string[]) => hashes.filter((_, index) => isContent(VERSION_FIELDS[index] ?? 'title')).join()

function presentOf(database: Database, id: string) {
  return database
    .select({ savedAt: posts.updatedAt, savedBy: posts.updatedBy, snapshot: snapshotOfPost.as('snapshot') })
    .from(posts)
    .where(eq(posts.id, id))
}

type StoredVersion = { savedAt: Date; savedBy: string | null; snapshot: PostSnapshot; isCurrent: boolean }

/** @throws not-found for an unknown version, not-found or gone for a missing post. */
async function findVersion(database: Database, id: string, version: string): Promise<StoredVersion> {
  const [current] = await presentOf(database, id)
  if (!current) throw await postNotFound(database, id, true)
  const savedAt = readTimestamp(version)
  // PostgreSQL cannot parse ISO years before 0 and after 9999.
  if (savedAt === null || !/^\d{4}-/.test(savedAt)) throw errors.versionNotFound()
  if (savedAt === current.savedAt.toISOString()) return { ...current, isCurrent: true }
  const [earlier] = await database
    .select()
    .from(postVersions)
    .where(and(eq(postVersions.postId, id), eq(postVersions.savedAt, new Date(savedAt))))
  if (!earlier) throw errors.versionNotFound()
  return { ...earlier, isCurrent: false }
}

/**
 * One full version of a post; deleted products have no name.
 * @param version its `saved_at`, in any timestamp format.
 */
export async function getVersion(database: Database, id: string, version: string): Promise<PostVersion> {
  const { savedAt, savedBy, snapshot, isCurrent } = await findVersion(database, id, version)
  const row = readSnapshot(snapshot)
  const products = await productsById(database, row.productIds)
  return {
    saved_at: savedAt.toISOString(),
    saved_by: savedBy,
    is_current: isCurrent,
    ...fieldsOf(row),
    status: row.status,
    isHighlighted: row.isHighlighted,
    author: await findAuthor(database, row.authorId),
    published_at: row.publishedAt?.toISOString() ?? null,
    products: row.productIds.map((product_id) => ({ product_id, name: products.get(product_id)?.name ?? '' })),
  }
}

/**
 * Restores a version of a post as its newest version, keeping its status and highlight.
 * @throws as changePost, and not-found for an unknown version.
 */
export async function restoreVersion(database: Database, id: string, version: string, save: Save): Promise<StoredPost> {
  return write(database, (tx) =>
    changeWithin(tx, id, async () => changeTo(tx, (await findVersion(tx, id, version)).snapshot), save),
  )
}

async function changeTo(tx: Database, snapshot: PostSnapshot): Promise<PostChange> {
  const row = readSnapshot(snapshot)
  const fields = fieldsOf(row)
  return {
    ...fields,
    categories: fields.categories as Category[],
    products: await knownProducts(tx, row.productIds),
    author_id: (await findAuthor(tx, row.authorId))?.id ?? null,
  }
}

/** What restoring a version brings back, apart from its products and its author. */
function fieldsOf({ seo, ...row }: ReturnType<typeof readSnapshot>) {
  const { title, summary, content, previewImage, previewImageAlt, previewImageCaption, categories, tags } = row
  return {
    ...{ title, summary, content, previewImage, previewImageAlt, previewImageCaption, categories, tags },
    seo: seo ?? null,
  }
}
