import 'server-only'
import { createHash } from 'node:crypto'
import { PICTURE_WIDTHS } from '@/lib/format/pictures/picture'
import { decodePicture, type DecodedPicture } from './decode/decode-picture'
import type { PictureStore } from './stored-pictures'

/** One picture at a time, since decoding takes much memory. */
let latest: Promise<unknown> = Promise.resolve()

/**
 * Decodes a picture by its content, drops its metadata, and stores it as WebP in every standard width.
 * The same bytes are stored once; if storing fails, nothing is left.
 * @returns its address on this site: `/uploads/…`; `storedPicture` reads width and height from it.
 * @throws PictureError for unsupported files and pictures too large to decode.
 */
export function storePicture(bytes: Uint8Array, store: PictureStore): Promise<string> {
  const stored = latest.then(() => keep(bytes, store))
  latest = stored.catch(() => undefined)
  return stored
}

async function keep(bytes: Uint8Array, store: PictureStore): Promise<string> {
  const picture = await decodePicture(bytes)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const stem = `${hash}_${picture.width}x${picture.height}_${picture.color ?? 'clear'}`
  if (!(await store.has(`${stem}.webp`))) await putAll(picture, stem, store)
  return `/uploads/${stem}.webp`
}

/** Stores the narrower copies first and the picture itself last. */
async function putAll({ encode, width }: DecodedPicture, stem: string, store: PictureStore): Promise<void> {
  const copies = PICTURE_WIDTHS.filter((candidate) => candidate < width)
  try {
    for (const copy of copies) await store.put(`${stem}_${copy}.webp`, await encode(copy))
    await store.put(`${stem}.webp`, await encode())
  } catch (error) {
    // The last response may have been lost: an existing picture is never stored again, so it needs its copies.
    const isStored = await store.has(`${stem}.webp`).catch(() => true)
    if (!isStored) await Promise.allSettled(copies.map((copy) => store.remove(`${stem}_${copy}.webp`)))
    throw error
  }
}
