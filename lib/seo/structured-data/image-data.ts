import type { ImageObject } from 'schema-dts'
import { safeAddress } from '@/lib/format/safe-address'
import { storedPicture } from '@/lib/format/picture'

/** A picture with its size, where that is known; undefined for none that a page would show. */
export function imageData(address: string | null | undefined, siteUrl: string): ImageObject | undefined {
  const safe = safeAddress(address)
  if (!safe || !URL.canParse(safe, siteUrl)) return undefined
  const stored = storedPicture(safe)
  const url = new URL(safe, siteUrl).href
  return { '@type': 'ImageObject', url, ...(stored && { width: `${stored.width}`, height: `${stored.height}` }) }
}
