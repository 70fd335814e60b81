import 'server-only'
import { takesCall } from '../api/upstream-request'
import { capabilitiesOf } from '../api/upstream-capabilities'
import { env } from '../env'
import { identitySettings } from './identity-settings'

/**
 * Whether visitors' lists are kept: by none where visitors cannot sign in, by the embedded API otherwise, by
 * another one if it announces the call.
 */
export async function listsKept(): Promise<boolean> {
  const { API_BASE_URL } = env()
  if (!identitySettings()) return false
  return !API_BASE_URL || takesCall('saved.list', await capabilitiesOf(API_BASE_URL))
}
