import 'server-only'
import { apiHas } from '../api/api-has'

const hasAll = async (...calls: string[]) => (await Promise.all(calls.map(apiHas))).every(Boolean)

/** What the administrator's screens can offer: what the API of this site has beyond the calls that every API has. */
export async function adminOffers(): Promise<{ catalog: boolean; productWays: boolean; affiliates: boolean; deleted: boolean }> {
  const [catalog, productWays, affiliates, deleted] = await Promise.all([
    hasAll('catalog.list', 'catalog.get', 'products.correct', 'catalog.batchDelete', 'catalog.batchRestore'),
    hasAll('catalog.create', 'products.readSource'),
    hasAll('affiliates.list', 'affiliates.save', 'affiliates.remove'),
    hasAll('deleted.list', 'deleted.restore', 'deleted.erase'),
  ])
  return { catalog, productWays, affiliates, deleted }
}
