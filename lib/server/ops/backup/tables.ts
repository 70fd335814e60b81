import type { Hash } from 'node:crypto'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Database } from '../../db/database'
import { fromJson } from '../../db/query/sql'
import { authors } from '../../db/schema/author-schema'
import { postDrafts } from '../../db/schema/draft-schema'
import { feedMatches, productFeeds } from '../../db/schema/feed-schema'
import { deletedPosts, postVersions } from '../../db/schema/history-schema'
import { importedItems, importedPosts, importResults, imports } from '../../db/schema/import-schema'
import { visitCounts } from '../../db/schema/insight-schema'
import { jobs } from '../../db/schema/jobs-schema'
import { productOffers } from '../../db/schema/offer-schema'
import { pictures } from '../../db/schema/picture-schema'
import { postPlans } from '../../db/schema/plan-schema'
import {
  affiliateProgrammes,
  deletedProducts,
  productImports,
  productPrices,
  replacedValues,
} from '../../db/schema/product-schema'
import { savedItems } from '../../db/schema/saved-schema'
import { missingVisits, redirects } from '../../db/schema/redirect-schema'
import { postCategories, postProducts, posts, products, searchSynonyms } from '../../db/schema/post-schema'

export type Row = Record<string, unknown>

/** The tables in a backup, each after those that it references; triggers maintain most others, and the next run of a feed its rows. */
export const BACKUP_TABLES: readonly PgTable[] = [
  posts,
  products,
  postCategories,
  postProducts,
  postVersions,
  deletedPosts,
  productPrices,
  productOffers,
  deletedProducts,
  productImports,
  replacedValues,
  affiliateProgrammes,
  savedItems,
  searchSynonyms,
  imports,
  importedPosts,
  importResults,
  importedItems,
  jobs,
  redirects,
  missingVisits,
  visitCounts,
  postPlans,
  pictures,
  authors,
  postDrafts,
  productFeeds,
  feedMatches,
]

/** What a site has of itself, before anything was stored: what visitors did not find, background work and what it found. */
export const OWN_TABLES: readonly PgTable[] = [missingVisits, visitCounts, jobs, pictures]

/** Passes bytes through, and adds them to a hash. */
export async function* hashedBy(hash: Hash, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
}

const BATCH_SIZE = 200

/** The columns of a table that are not generated. */
export function ownColumns(table: PgTable): Record<string, PgColumn> {
  return Object.fromEntries(Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated))
}

function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
}

/** Reads a table in pages, in the order of its key. */
export async function* readRows(database: Database, table: PgTable): AsyncGenerator<Row[]> {
  const key = keyOf(table)
  const columns = ownColumns(table)
  // The columns of a composite key are other objects than those of the table; only their names match.
  const names = key.map((column) => Object.keys(columns).find((name) => columns[name]?.name === column.name) ?? '')
  let last: Row | undefined
  do {
    const after =
      last &&
      sql`(${sql.join(key, sql`, `)}) > (${sql.join(
        names.map((name) => sql.param(last?.[name], columns[name])),
        sql`, `,
      )})`
    const rows: Row[] = await database
      .select(columns)
      .from(table)
      .where(after)
      .orderBy(...key)
      .limit(BATCH_SIZE)
    if (rows.length > 0) yield rows
    last = rows.length === BATCH_SIZE ? rows.at(-1) : undefined
  } while (last)
}

/** Columns of backups of older versions that are derived, or no longer stored. */
const RETIRED = new Map<PgTable, string[]>([[posts, ['productText', 'tagText']]])

/**
 * A row to insert, from the JSON of a backup.
 * @throws Error for a column that this version does not know
 */
export function toRow(table: PgTable, json: Row): Row {
  const columns = ownColumns(table)
  for (const name of Object.keys(json))
    if (!columns[name] && !RETIRED.get(table)?.includes(name))
      throw new Error(`The backup is of a newer version: ${getTableName(table)} has no ${name} here.`)
  return fromJson(table, json)
}

/** Whether nothing was ever stored, apart from OWN_TABLES. */
export async function isEmpty(database: Database): Promise<boolean> {
  for (const table of BACKUP_TABLES) {
    if (OWN_TABLES.includes(table)) continue
    if ((await database.select().from(table).limit(1)).length > 0) return false
  }
  return true
}

/** Name of the manifest in the archive. */
export const MANIFEST = 'manifest.json'

/** The last entry of a backup: its contents, and the hash of each entry before it. */
export const manifestSchema = z.object({
  format: z.literal(1, 'The backup is of a newer version'),
  madeAt: z.string(),
  tables: z.record(z.string(), z.number()),
  pictures: z.number(),
  sha256: z.record(z.string(), z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

/** `36 posts, 90 products, 402 pictures` */
export function describeContents({ tables, pictures }: Manifest): string {
  return `${tables.posts ?? 0} posts, ${tables.products ?? 0} products and ${pictures} pictures`
}
