import 'server-only'
import { apiHas } from '../api/api-has'

/** The calls that each offer needs, all of them. */
const CALLS = {
  catalog: ['catalog.list', 'catalog.get', 'products.correct', 'catalog.batchDelete', 'catalog.batchRestore'],
  deleted: ['deleted.list', 'deleted.restore', 'deleted.erase'],
  versions: ['versions.list', 'versions.get', 'versions.restore'],
}

const hasAll = async (calls: readonly string[]) => (await Promise.all(calls.map(apiHas))).every(Boolean)

/** What the administrator's screens can offer: what the API of this site has beyond the calls that every API has. */
export async function adminOffers(): Promise<Record<keyof typeof CALLS, boolean>> {
  const [catalog, deleted, versions] = await Promise.all([hasAll(CALLS.catalog), hasAll(CALLS.deleted), hasAll(CALLS.versions)])
  return { catalog, deleted, versions }
}
