import 'server-only'
import { env } from '../../core/env'
import { capabilitiesOf } from './upstream-capabilities'
import { supportsField } from './upstream-request'

/** Whether the API of this site accepts a field of a call: the embedded one accepts all, an upstream one those it announces. */
export async function apiTakes(call: string, name: string): Promise<boolean> {
  const { API_BASE_URL } = env()
  return !API_BASE_URL || supportsField(call, name, await capabilitiesOf(API_BASE_URL))
}
