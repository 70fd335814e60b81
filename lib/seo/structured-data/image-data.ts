import type { ImageObject } from 'schema-dts'
import { safeAddress } from '@/lib/format/addresses/safe-address'
import { storedPicture } from '@/lib/format/pictures/picture'

/** An ImageObject with its size, if known; undefined for an address that a page would not show. */
export function imageData(address: string | null | undefined, siteUrl: string): ImageObject | undefined {
  const safe = safeAddress(address)
  if (!safe || !URL.canParse(safe, siteUrl)) return undefined
  const stored = storedPicture(safe)
  const url = new URL(safe, siteUrl).href
  return { '@type': 'ImageObject', url, ...(stored && { width: `${stored.width}`, height: `${stored.height}` }) }
}
