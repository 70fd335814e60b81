import * as f from '../fields/fields'
import { MAX_URL_LENGTH } from '../limits'

/** An http(s) URL, or a path on this site. */
export const pictureAddress = f
  .text(MAX_URL_LENGTH)
  .refine(
    (value) => value === '' || f.isWebAddress(value) || /^\/(?![/\\])\S*$/.test(value),
    'must be an http or https address',
  )

const NAME = /\/uploads\/([0-9a-f]{24}_\d{1,5}x\d{1,5}_(?:[0-9a-f]{6}|clear))(?:_\d{2,4})?\.webp$/

/** The name in the library of a picture that is stored on this site; null for any other address. */
export function pictureName(address: string | null | undefined): string | null {
  return (address && NAME.exec(address)?.[1]) || null
}
