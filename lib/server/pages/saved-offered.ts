import 'server-only'
import { apiHas } from '../api/site-api'
import { identitySettings } from '../visitors/identity-settings'

/**
 * Whether visitors' lists are kept: by none where visitors cannot sign in, by the embedded API otherwise, by
 * another one if it announces the call.
 */
export async function listsKept(): Promise<boolean> {
  return identitySettings() !== null && apiHas('saved.list')
}
