import { deflateSync, crc32 } from 'node:zlib'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { brandsOf, decodeHeic, HEIC_UNREADABLE, isHeic } from './decode-heic'
import { PictureError } from '../stored-pictures'

/** Limit for JPEG, PNG, WebP, GIF and TIFF, which are scaled down while decoding: 100 megapixels take 170 to 580 MB. */
const MAX_PIXELS = 120_000_000
/** Limit for AVIF and HEIC, which are decoded at full size: 50 megapixels take 940 MB. */
const MAX_FULL_PIXELS = 50_000_000
const MAX_WIDTH = 2_400
const MAX_HEIGHT = 4_800
/** Limits for all frames of an animation together and for their number: each width decodes them again. */
const MAX_MOVING_PIXELS = 100_000_000
const MAX_FRAMES = 1_000
const MAX_MOVING_WIDTH = 960
const MAX_MOVING_HEIGHT = 1_920

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])
const ACCEPTED = 'JPEG, PNG, WebP, GIF, AVIF, HEIC and TIFF'

/** A decoded picture that can be encoded as WebP in several widths. */
export type DecodedPicture = {
  /** @param width pixels; the stored width by default. */
  encode: (width?: number) => Promise<Buffer>
  /** Stored size in pixels. */
  width: number
  height: number
  /** Mean colour as six hexadecimal digits; null if any pixel is transparent. */
  color: string | null
}

/**
 * Decodes a picture by its content: upright, in sRGB and at most at the stored size. Animated GIF and WebP keep their
 * frames.
 * @throws PictureError for other files, SVG, other animations, and pictures too large to decode.
 */
export async function decodePicture(bytes: Uint8Array): Promise<DecodedPicture> {
  try {
    if (isHeic(bytes)) return await still(await fromHeic(bytes))
    // Of these, sharp only reads the first frame.
    if (isMovingPng(bytes) || brandsOf(bytes)[0] === 'avis')
      throw new PictureError('Moving pictures are accepted as GIF or WebP only, not as PNG or AVIF')
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const metadata = await picture.metadata()
    refuse(metadata)
    const isMoving = (metadata.pages ?? 1) > 1 && (metadata.format === 'gif' || metadata.format === 'webp')
    return isMoving ? await moving(bytes, metadata) : await still(picture.autoOrient())
  } catch (error) {
    if (error instanceof PictureError) throw error
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooLarge(MAX_PIXELS)
    throw new PictureError(
      isHeic(bytes) ? HEIC_UNREADABLE : `The file is not a picture that can be read. ${ACCEPTED} are accepted`,
    )
  }
}

const tooLarge = (pixels: number) => new PictureError(`The picture has more than ${pixels / 1e6} million pixels`)

/** @throws PictureError for an unsupported format or size. */
function refuse({ format, width, height }: Metadata): void {
  if (!format || !FORMATS.has(format)) throw new PictureError(`Only ${ACCEPTED} pictures are accepted`)
  if (format === 'heif' && width * height > MAX_FULL_PIXELS) throw tooLarge(MAX_FULL_PIXELS)
}

/** Whether an animation chunk precedes the image data. */
function isMovingPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.toString('latin1', 1, 4) !== 'PNG') return false
  const control = file.indexOf('acTL', 0, 'latin1')
  return control > 0 && control < file.indexOf('IDAT', 0, 'latin1')
}

async function still(upright: Sharp): Promise<DecodedPicture> {
  const resized = upright.resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await resized.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const open = () => sharp(data, { raw: { width, height, channels } })
  return {
    encode: (narrow) =>
      (narrow ? open().resize({ width: narrow }).webp({ quality: 78 }) : open().webp({ quality: 82 })).toBuffer(),
    width,
    height,
    color: (await isOpaque(open())) ? await meanColor(open()) : null,
  }
}

/** Frames are not held in memory: each width decodes them again. */
async function moving(bytes: Uint8Array, { width, height, pages = 1 }: Metadata): Promise<DecodedPicture> {
  if (pages > MAX_FRAMES || width * height * pages > MAX_MOVING_PIXELS) {
    const limit = `${MAX_FRAMES} frames, or more than ${MAX_MOVING_PIXELS / 1e6} million pixels in all of them`
    throw new PictureError(
      `The moving picture has more than ${limit}. Make it shorter or smaller, or upload one frame of it`,
    )
  }
  const open = () => sharp(bytes, { animated: true, failOn: 'error', limitInputPixels: MAX_MOVING_PIXELS })
  const scale = Math.min(1, MAX_MOVING_WIDTH / width, MAX_MOVING_HEIGHT / height)
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  return {
    encode: (narrow) =>
      open()
        .resize(narrow ? { width: narrow } : { ...size, fit: 'fill' })
        .webp({ quality: 78, effort: 2 })
        .toBuffer(),
    ...size,
    color: (await isOpaque(open().resize({ width: Math.min(width, GLANCE_WIDTH) })))
      ? await meanColor(sharp(bytes))
      : null,
  }
}

/** Pixels. At this width, one transparent pixel in an area of eight by eight is still detected, at a tenth of the cost. */
const GLANCE_WIDTH = 160

async function isOpaque(picture: Sharp): Promise<boolean> {
  const alpha = await picture.ensureAlpha().extractChannel('alpha').raw().toBuffer()
  return alpha.every((value) => value === 255)
}

async function meanColor(picture: Sharp): Promise<string> {
  const { data } = await picture
    .removeAlpha()
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.subarray(0, 3).toString('hex').padEnd(6, '0')
}

/** Converts the colours of a HEIC after scaling, via PNG: raw pixels cannot carry a profile. */
async function fromHeic(bytes: Uint8Array): Promise<Sharp> {
  const { data, profile, ...raw } = await decodeHeic(bytes, MAX_FULL_PIXELS)
  const pixels = sharp(data, { raw, limitInputPixels: MAX_FULL_PIXELS })
  if (!profile) return pixels
  const png = await pixels
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(withProfile(png, profile))
}

/** Length of a PNG's signature and first chunk, after which a profile chunk can be inserted. */
const PNG_HEAD = 33

function withProfile(png: Buffer, profile: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)])
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(content.length - 4)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return Buffer.concat([png.subarray(0, PNG_HEAD), chunk, png.subarray(PNG_HEAD)])
}
