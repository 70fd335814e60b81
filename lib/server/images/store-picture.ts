import { createHash } from 'node:crypto'
import { PICTURE_WIDTHS } from '@/lib/format/pictures'
import { decodePicture, type DecodedPicture } from './decode/decode-picture'
import { FULL_PICTURE, PictureError, type PictureStore } from './stored-pictures'

let latest: Promise<unknown> = Promise.resolve()

/** Stores one picture at a time, since decoding takes much memory. */
function inTurn(store: () => Promise<string>): Promise<string> {
  const stored = latest.then(store)
  latest = stored.catch(() => undefined)
  return stored
}

/**
 * Decodes a picture by its content, drops its metadata, and stores it as WebP in every standard width.
 * The same bytes are stored once; if storing fails, nothing is left.
 * @returns its address on this site: `/uploads/…`; `storedPicture` reads width and height from it.
 * @throws PictureError for unsupported files and pictures too large to decode.
 */
export function storePicture(bytes: Uint8Array, store: PictureStore): Promise<string> {
  return inTurn(async () => {
    const picture = await decodePicture(bytes)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
    return putOnce(picture, `${hash}_${picture.width}x${picture.height}_${picture.color ?? 'clear'}`, store)
  })
}

/**
 * Stores a picture of another site of this software, as it is and under its name there, with new narrower copies.
 * @returns its address on this site.
 * @throws PictureError for a file that is not the WebP of the size that its name says.
 */
export function storeCopy(name: string, bytes: Uint8Array, store: PictureStore): Promise<string> {
  return inTurn(async () => {
    const stem = FULL_PICTURE.exec(name)?.[1]
    const picture = await decodePicture(bytes)
    const isWebp = Buffer.from(bytes.subarray(8, 12)).toString('latin1') === 'WEBP'
    if (!stem || !isWebp || !stem.includes(`_${picture.width}x${picture.height}_`))
      throw new PictureError('The picture is not what its name says')
    const encode = async (width?: number) => (width ? picture.encode(width) : Buffer.from(bytes))
    return putOnce({ ...picture, encode }, stem, store)
  })
}

async function putOnce(picture: DecodedPicture, stem: string, store: PictureStore): Promise<string> {
  if (!(await store.about(`${stem}.webp`))) await putAll(picture, stem, store)
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
    const isStored = await store.about(`${stem}.webp`).catch(() => true)
    if (!isStored) await Promise.allSettled(copies.map((copy) => store.remove(`${stem}_${copy}.webp`)))
    throw error
  }
}
