import 'server-only'
import { hasWholeContract } from '../api/site-api/site-api'
import { identitySettings } from '../visitors/identity-settings'

/**
 * Whether visitors can save items: only if they can sign in, and the API is this site's own.
 */
export function offersSavedLists(): boolean {
  return identitySettings() !== null && hasWholeContract()
}
