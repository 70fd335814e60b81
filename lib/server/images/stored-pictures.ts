import 'server-only'

/** Where pictures are kept, by name. Names are content hashes: one is never written twice with other bytes. */
export type PictureStore = {
  has: (name: string) => Promise<boolean>
  put: (name: string, bytes: Uint8Array) => Promise<void>
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Takes a picture away; one that is not there is no fault. */
  remove: (name: string) => Promise<void>
  /** Of every picture and copy that is there. */
  names: () => AsyncIterable<string>
}

/** The store of the pictures is not to be had; the message says why to whoever runs the site. */
export class PicturesAwayError extends Error {
  override readonly name = 'PicturesAwayError'
}

/** By its name: Next loads this module more than once, and each has a class of its own. */
export const isPicturesAway = (error: unknown): error is PicturesAwayError => error instanceof Error && error.name === 'PicturesAwayError'

/** The name of a stored picture or of one of its narrower copies. */
export const PICTURE_NAME = /^[0-9a-f]{24}_\d{1,5}x\d{1,5}_([0-9a-f]{6}|clear)(_\d{2,4})?\.webp$/
