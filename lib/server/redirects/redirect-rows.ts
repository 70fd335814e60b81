import { asc, count, eq, ilike, inArray, max, or } from 'drizzle-orm'
import type { Pagination } from '@/lib/contract/fields/pagination'
import { MAX_REDIRECTS, type Redirect, type RedirectInput, type RedirectRule } from '@/lib/contract/redirect'
import { errors } from '../core/errors'
import { newId } from '../core/new-id'
import { type Database, write } from '../db/database'
import { containing, paginate } from '../db/query/sql'
import { missingVisits, redirects } from '../db/schema/redirect-schema'
import { checkRedirect } from './check-redirect'
import type { RedirectTable } from './follow-redirect'

type Row = typeof redirects.$inferSelect

/** All redirects, by path. */
export function allRedirects(database: Database): Promise<Row[]> {
  return database.select().from(redirects).orderBy(asc(redirects.key))
}

/** Differs after every change of the redirects: reading all of them after each write of the site would cost too much. */
export async function redirectsStamp(database: Database): Promise<string> {
  const [row] = await database.select({ total: count(), at: max(redirects.updatedAt) }).from(redirects)
  return `${row?.total ?? 0} ${row?.at?.getTime() ?? 0}`
}

/** One page of the redirects whose path or target contains a text. */
export async function listRedirects(
  database: Database,
  text: string,
  page: number,
  size: number,
): Promise<{ redirects: Redirect[]; pagination: Pagination }> {
  const pattern = containing(text)
  const where = text.trim() ? or(ilike(redirects.from, pattern), ilike(redirects.to, pattern)) : undefined
  const total = await database.$count(redirects, where)
  const rows = await database
    .select()
    .from(redirects)
    .where(where)
    .orderBy(asc(redirects.key))
    .limit(size)
    .offset((page - 1) * size)
  return { redirects: rows.map(toRedirect), pagination: paginate(page, size, total) }
}

/** @throws invalid for a wrong path or target, a path that has one, a circle, or too many redirects. */
export async function createRedirect(database: Database, input: RedirectInput): Promise<Redirect> {
  return write(database, async (tx) => {
    const others = await allRedirects(tx)
    if (others.length >= MAX_REDIRECTS) throw errors.listFull(`There can be ${MAX_REDIRECTS} redirects at most`)
    return store(tx, newId(), input, others)
  })
}

/** @throws not-found, and as createRedirect. */
export async function changeRedirect(database: Database, id: string, input: RedirectInput): Promise<Redirect> {
  return write(database, async (tx) => {
    const all = await allRedirects(tx)
    const others = all.filter((row) => row.id !== id)
    if (others.length === all.length) throw errors.redirectNotFound()
    return store(tx, id, input, others)
  })
}

/** @throws not-found. */
export async function removeRedirect(database: Database, id: string): Promise<void> {
  const gone = await write(database, (tx) => tx.delete(redirects).where(eq(redirects.id, id)).returning())
  if (gone.length === 0) throw errors.redirectNotFound()
}

async function store(tx: Database, id: string, input: RedirectInput, others: Row[]): Promise<Redirect> {
  const checked = checkRedirect(input, tableOf(others))
  if ('issue' in checked) throw errors.badField(checked.issue.path, checked.issue.message)
  if (others.some(({ key }) => key === checked.rule.key)) throw errors.badField('from', 'already has a redirect')
  const row = { ...checked.rule, id, updatedAt: new Date(), importId: null }
  await storeRows(tx, [row])
  return toRedirect(row)
}

/** Stores redirects, each in place of the one with its id; their paths are then no longer missing. */
export async function storeRows(tx: Database, rows: Row[]): Promise<void> {
  for (const row of rows) await tx.insert(redirects).values(row).onConflictDoUpdate({ target: redirects.id, set: row })
  await forgetVisits(tx, rows)
}

/** Removes the paths of redirects from the list of those that visitors missed. */
export async function forgetVisits(tx: Database, rows: Row[]): Promise<void> {
  const keys = rows.map(({ key }) => key)
  await tx.delete(missingVisits).where(inArray(missingVisits.path, keys))
}

/** Redirects by the key of their path. */
export const tableOf = (rows: (RedirectRule & { key: string })[]): RedirectTable =>
  new Map(rows.map((row) => [row.key, row]))

function toRedirect({ id, from, to, status, updatedAt }: Row): Redirect {
  return { id, from, to, status, updated_at: updatedAt.toISOString() }
}
