import 'server-only'
import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { PICTURE_WIDTHS } from '@/lib/format/picture'
import type { PictureStore } from './stored-pictures'

const MAX_PIXELS = 50_000_000
const MAX_WIDTH = 2_400
const MAX_HEIGHT = 4_800
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])

/** The bytes are no picture that the site takes; the message says why. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}

/** Decoding takes some 200 MB of memory at most: one picture at a time. */
let latest: Promise<unknown> = Promise.resolve()

/**
 * Decodes a picture by its content, drops its metadata, and stores it as WebP in every ready width.
 * The same bytes are stored once; when something fails, nothing is.
 * @returns its address on this site: `/uploads/…`; `storedPicture` reads width and height from it.
 * @throws PictureError for anything that is no picture, an SVG, or too large to decode.
 */
export function storePicture(bytes: Uint8Array, store: PictureStore): Promise<string> {
  const stored = latest.then(() => keep(bytes, store))
  latest = stored.catch(() => undefined)
  return stored
}

async function keep(bytes: Uint8Array, store: PictureStore): Promise<string> {
  const upright = await decode(bytes)
  const full = upright.clone().resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await full.webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const stem = `${hash}_${info.width}x${info.height}_${await meanColor(upright)}`
  const address = `/uploads/${stem}.webp`
  if (await store.has(`${stem}.webp`)) return address
  const widths = PICTURE_WIDTHS.filter((candidate) => candidate < info.width)
  try {
    for (const width of widths) {
      await store.put(`${stem}_${width}.webp`, await upright.clone().resize({ width }).webp({ quality: 78 }).toBuffer())
    }
    await store.put(`${stem}.webp`, data)
    return address
  } catch (error) {
    // The answer to the last may have been lost: a picture that is there is never stored anew, and needs its copies.
    const isStored = await store.has(`${stem}.webp`).catch(() => true)
    if (!isStored) await Promise.allSettled(widths.map((width) => store.remove(`${stem}_${width}.webp`)))
    throw error
  }
}

async function decode(bytes: Uint8Array): Promise<Sharp> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!format || !FORMATS.has(format)) throw new PictureError('Only JPEG, PNG, WebP, GIF, AVIF and TIFF pictures are accepted')
    const { data, info } = await picture.autoOrient().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels }, limitInputPixels: MAX_PIXELS })
  } catch (error) {
    if (error instanceof PictureError) throw error
    const tooLarge = error instanceof Error && /pixel limit/i.test(error.message)
    throw new PictureError(tooLarge ? 'The picture has more than 50 million pixels' : 'The file is not a picture that can be read')
  }
}

async function meanColor(picture: Sharp): Promise<string> {
  const { data } = await picture.clone().flatten({ background: '#fbfaf8' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true })
  return data.subarray(0, 3).toString('hex').padEnd(6, '0')
}
