import 'server-only'
import { apiHas } from '../api/api-has'

/** What the administrator's screens can offer: what the API of this site has beyond the calls that every API has. */
export async function adminOffers(): Promise<{ deleted: boolean }> {
  const calls = await Promise.all(['deleted.list', 'deleted.restore', 'deleted.erase'].map(apiHas))
  return { deleted: calls.every(Boolean) }
}
