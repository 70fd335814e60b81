type PictureFile = { size: number; storedAt: Date }

/** A store of pictures by name. Names are content hashes, so the bytes of a name never change. */
export type PictureStore = {
  /** The bytes of a picture and when it was stored; null if there is none. */
  about: (name: string) => Promise<PictureFile | null>
  put: (name: string, bytes: Uint8Array) => Promise<void>
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Deletes a picture, if it exists. */
  remove: (name: string) => Promise<void>
  names: () => AsyncIterable<string>
}

/** The uploaded file is not an accepted picture; the message says why. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}

/** The picture store is unavailable; the message tells the operator why. */
export class PicturesAwayError extends Error {
  override readonly name = 'PicturesAwayError'
}

/** Checked by name, not by class: Next loads this module more than once. */
export const isPicturesAway = (error: unknown): error is PicturesAwayError =>
  error instanceof Error && error.name === 'PicturesAwayError'

/** The name of a stored picture itself, without its extension, as the first group. */
export const FULL_PICTURE = /^([0-9a-f]{24}_\d{1,5}x\d{1,5}_(?:[0-9a-f]{6}|clear))\.webp$/

/** The name of a stored picture or of one of its narrower copies. */
export const PICTURE_NAME = /^[0-9a-f]{24}_\d{1,5}x\d{1,5}_([0-9a-f]{6}|clear)(_\d{2,4})?\.webp$/
