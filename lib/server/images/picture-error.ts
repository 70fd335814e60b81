import 'server-only'

/** The uploaded bytes are no picture that the site accepts; the message says why. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}
