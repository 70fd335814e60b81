import 'server-only'
import { env } from '../../core/env'
import { capabilitiesOf } from './upstream-capabilities'
import { supportsCall } from './upstream-request'

/**
 * Whether the API of this site has a call: the embedded one has all, an upstream one those of SPEC section 7 and those it
 * announces.
 */
export async function upstreamHas(call: string): Promise<boolean> {
  const { API_BASE_URL } = env()
  return !API_BASE_URL || supportsCall(call, await capabilitiesOf(API_BASE_URL))
}
