import 'server-only'

/** The uploaded file is not an accepted picture; the message says why. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}
