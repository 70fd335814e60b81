import 'server-only'
import { apiHas } from '../api/site-api/site-api'
import { identitySettings } from '../visitors/identity-settings'

/**
 * Whether visitors can save items: only if they can sign in, and the API is the embedded one or announces the call.
 */
export async function offersSavedLists(): Promise<boolean> {
  return identitySettings() !== null && apiHas('saved.list')
}
