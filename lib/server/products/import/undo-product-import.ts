import { desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { RESTORE_DAYS } from '@/lib/contract/products/catalog-views'
import type { PastImport, UndoReport } from '@/lib/contract/imports/import-calls'
import { MAX_REPORTED_ROWS } from '@/lib/contract/products/product-import'
import { errors } from '../../core/errors'
import { newId } from '../../core/new-id'
import { type Database, write } from '../../db/database'
import { productImports } from '../../db/schema/product-schema'
import { postProducts, products } from '../../db/schema/post-schema'
import { deleteUnused } from '../delete-products'

const DAY = 86_400_000
/** Products of one statement. */
const AT_A_TIME = 500

const oldest = () => new Date(Date.now() - RESTORE_DAYS * DAY)

/** Notes which products an import added, so that it can be undone; those that no longer can be are forgotten. */
export async function noteImport(tx: Database, name: string | undefined, ids: string[]): Promise<void> {
  await tx.delete(productImports).where(lt(productImports.createdAt, oldest()))
  if (ids.length === 0) return
  await tx.insert(productImports).values({ id: newId(), name, createdAt: new Date(), productIds: ids })
}

/** The imports that can be undone, newest first. */
export async function listProductImports(database: Database): Promise<PastImport[]> {
  const { id, name, createdAt, productIds, undoneAt } = productImports
  const rows = await database
    .select({ id, name, createdAt, undoneAt, count: sql<number>`cardinality(${productIds})` })
    .from(productImports)
    .where(gt(createdAt, oldest()))
    .orderBy(desc(createdAt), desc(id))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    count: row.count,
    created_at: row.createdAt.toISOString(),
    undone_at: row.undoneAt?.toISOString() ?? null,
  }))
}

/** What undoing an import would remove; nothing is removed. @throws not-found for an import that cannot be undone. */
export async function previewUndo(database: Database, id: string): Promise<UndoReport> {
  return reportOf(await sortProducts(database, await idsOf(database, id)))
}

/**
 * Removes the products that an import added, except those that a post features or that were changed since, in one transaction.
 * They can be restored for some weeks.
 * @throws not-found for an import that cannot be undone.
 */
export async function undoProductImport(database: Database, id: string): Promise<UndoReport> {
  return write(database, async (tx) => {
    const sorted = await sortProducts(tx, await idsOf(tx, id), 'update')
    for (let at = 0; at < sorted.removed.length; at += AT_A_TIME) {
      await deleteUnused(tx, sorted.removed.slice(at, at + AT_A_TIME))
      // The embedded database works in this thread: other requests get their turn.
      await new Promise(setImmediate)
    }
    await tx.update(productImports).set({ undoneAt: new Date() }).where(eq(productImports.id, id))
    return reportOf(sorted)
  })
}

async function idsOf(database: Database, id: string): Promise<string[]> {
  const [found] = await database.select().from(productImports).where(eq(productImports.id, id))
  if (!found || found.createdAt < oldest()) throw errors.productImportNotFound()
  return found.productIds
}

type Sorted = { removed: string[]; stay: UndoReport['stay']; gone: number }

async function sortProducts(database: Database, ids: string[], lock?: 'update'): Promise<Sorted> {
  const sorted: Sorted = { removed: [], stay: [], gone: 0 }
  for (let at = 0; at < ids.length; at += AT_A_TIME) {
    const batch = ids.slice(at, at + AT_A_TIME)
    const query = database.select(columns).from(products).where(inArray(products.id, batch))
    const rows = new Map((await (lock ? query.for(lock) : query)).map((row) => [row.id, row]))
    for (const id of batch) {
      const row = rows.get(id)
      if (!row) sorted.gone += 1
      else if (row.isUsed || row.isChanged)
        sorted.stay.push({ product_id: id, name: row.name, why: row.isUsed ? 'used' : 'changed' })
      else sorted.removed.push(id)
    }
  }
  return sorted
}

const columns = {
  id: products.id,
  name: products.name,
  isUsed: sql<boolean>`exists (select 1 from ${postProducts} where ${postProducts.productId} = ${products.id})`,
  // An import gives a product one time for both; archiving leaves them.
  isChanged: sql<boolean>`${products.updatedAt} <> ${products.createdAt} or ${products.archivedAt} is not null`,
}

function reportOf({ removed, stay, gone }: Sorted): UndoReport {
  const used = stay.filter(({ why }) => why === 'used').length
  return {
    removed_count: removed.length,
    used_count: used,
    changed_count: stay.length - used,
    gone_count: gone,
    stay: stay.slice(0, MAX_REPORTED_ROWS),
  }
}
