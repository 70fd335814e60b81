import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { FocalPoint } from '@/lib/contract/fields/fields'
import { SOCIAL_IMAGE_SIZE } from '@/lib/seo/metadata'
import { drawableText, drawText, type DrawnText } from './draw-text'

/** Font sizes in pixels; the smallest is still legible at a third of the image's width. */
const SMALLEST = 52

const SIZES = [84, 74, 66, 58, SMALLEST]

/** Characters; more never fit. */
const MAX_LENGTH = 180

const SHORTER = 0.85

const MIN_LENGTH = 12

/** The content of a social image. */
export type Card = {
  siteName: string
  title: string
  /** The line above the title. */
  label: string
  /** The bytes of a picture in any format that sharp reads. */
  picture: Uint8Array | null
  /** What stays in sight where the picture is cropped; without it, what looks most interesting. */
  focus?: FocalPoint | undefined
  /** Whether the picture fills the image, without texts. */
  uncropped?: true
}

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE_SIZE
const MARGIN = 64
const PICTURE_WIDTH = 500
const LABEL = { size: 34, color: '#fbbf24' }
const NAME = { size: 38, color: '#ffffff' }
const TITLE_TOP = MARGIN + 66
const TITLE_BOTTOM = HEIGHT - MARGIN - 84

/** Bytes; some clients reject larger images. */
export const MAX_CARD_BYTES = 300_000
/** JPEG qualities, tried in turn until the file is small enough. */
const QUALITIES = [88, 75, 60, 45, 30]

/** Draws a social image as JPEG of 1200×630 pixels, below MAX_CARD_BYTES if the lowest quality allows. A picture that cannot be decoded is left out. */
export async function drawCard(card: Card): Promise<Buffer> {
  const filling = card.uncropped && card.picture && (await cropped(card.picture, WIDTH, card.focus))
  if (filling) return encoded(filling)
  const picture = card.picture && (await cropped(card.picture, PICTURE_WIDTH, card.focus))
  const room = { width: (picture ? WIDTH - PICTURE_WIDTH : WIDTH) - 2 * MARGIN, height: TITLE_BOTTOM - TITLE_TOP }
  const name = drawableText(card.siteName) || 'Home'
  const [title, label, brand] = await Promise.all([
    fitText(drawableText(card.title) || name, '#ffffff', room),
    line(card.label, { ...LABEL, width: room.width }),
    line(name, { ...NAME, width: room.width - 60 }),
  ])
  const rightEdge = (width: number) => MARGIN + room.width - width
  const left = (drawn: { width: number; rightToLeft: boolean }) => (drawn.rightToLeft ? rightEdge(drawn.width) : MARGIN)
  const layers: OverlayOptions[] = [
    ...(label ? [{ input: label.image, top: MARGIN, left: left(label) }] : []),
    {
      input: title.image,
      top: TITLE_TOP + Math.max(0, Math.round((room.height - title.height) / 2)),
      left: left(title),
    },
    { input: Buffer.from(MARK), top: HEIGHT - MARGIN - 44, left: MARGIN },
    ...(brand
      ? [{ input: brand.image, top: HEIGHT - MARGIN - 22 - Math.round(brand.height / 2), left: MARGIN + 60 }]
      : []),
    ...(picture ? [{ input: picture, top: 0, left: WIDTH - PICTURE_WIDTH }] : []),
  ]
  return encoded(await sharp(Buffer.from(BACKGROUND)).composite(layers).png({ compressionLevel: 0 }).toBuffer())
}

/** Encodes at the best quality within the size limit, without chroma subsampling, for crisp text. */
async function encoded(card: Buffer): Promise<Buffer> {
  let image = card
  for (const quality of QUALITIES) {
    image = await sharp(card).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
    if (image.length < MAX_CARD_BYTES) break
  }
  return image
}

/** One line, truncated. */
async function line(text: string, style: { size: number; color: string; width: number }) {
  const shown = drawableText(text)
  if (!shown) return null
  const drawn = await drawText(shown, style)
  return drawn.height <= style.size * 1.6
    ? drawn
    : drawText(`${shown.slice(0, Math.floor((style.width / style.size) * 1.7))}…`, style)
}

async function cropped(bytes: Uint8Array, width: number, focus: FocalPoint | undefined): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: 50_000_000, failOn: 'error' })
    const { format, autoOrient: size } = await picture.metadata()
    if (format === 'svg') return null
    return await covering(picture.autoOrient(), size, width, focus).flatten({ background: '#fbfaf8' }).png().toBuffer()
  } catch {
    return null
  }
}

/** Resizes a picture so that it fills the height and a width; the focal point is where `object-position` of CSS has it. */
function covering(
  picture: Sharp,
  size: { width: number; height: number },
  width: number,
  focus: FocalPoint | undefined,
): Sharp {
  if (!focus) return picture.resize(width, HEIGHT, { fit: 'cover', position: 'attention' })
  const scale = Math.max(width / size.width, HEIGHT / size.height)
  const [drawnWidth, drawnHeight] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)]
  return picture.resize(drawnWidth, drawnHeight, { fit: 'fill' }).extract({
    left: Math.round(((drawnWidth - width) * focus.x) / 100),
    top: Math.round(((drawnHeight - HEIGHT) * focus.y) / 100),
    width,
    height: HEIGHT,
  })
}

const BACKGROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#1f0a3a"/><stop offset="1" stop-color="#4c1d95"/></linearGradient></defs>
  <rect width="100%" height="100%" fill="url(#g)"/>
  <path d="M700 630 L1200 190 V630 Z" fill="#6d28d9" opacity=".35"/>
  <path d="M930 630 L1200 395 V630 Z" fill="#7c3aed" opacity=".45"/>
  <rect width="14" height="100%" fill="#f59e0b"/>
</svg>`

const MARK = `<svg width="44" height="44" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="#f59e0b"/>
  <path d="M16 3v13" stroke="#1f0a3a" stroke-width="2" stroke-linecap="round"/>
  <path d="M10 14.5h12l-1.2 5.2L16 29l-4.8-9.3z" fill="#2e1065"/>
  <path d="M16 14.5h6l-1.2 5.2L16 29z" fill="#1f0a3a"/>
  <rect x="11.5" y="11.5" width="9" height="4" rx="1.5" fill="#1f0a3a"/>
</svg>`

/** Renders a title at the largest size that fits; one that fits at none is truncated after a word. */
async function fitText(text: string, color: string, room: { width: number; height: number }): Promise<DrawnText> {
  const isUncropped = Array.from(text).length > MAX_LENGTH ? cutAfterWord(text, MAX_LENGTH) : text
  for (const size of SIZES) {
    const drawn = await drawText(isUncropped, { size, color, width: room.width })
    if (drawn.height <= room.height && drawn.width <= room.width) return drawn
  }
  return shorten(isUncropped, color, room)
}

async function shorten(text: string, color: string, room: { width: number; height: number }): Promise<DrawnText> {
  const shorter = cutAfterWord(text, Math.floor(Array.from(text).length * SHORTER))
  const drawn = await drawText(shorter, { size: SMALLEST, color, width: room.width })
  return drawn.height <= room.height || shorter.length <= MIN_LENGTH ? drawn : shorten(shorter, color, room)
}

function cutAfterWord(text: string, length: number): string {
  const start = Array.from(text.replace(/…$/, '')).slice(0, length).join('')
  const words = start.replace(/\s+\S*$/, '')
  return `${words.length >= start.length / 2 ? words.replace(/[\s,.;:–—-]+$/, '') : start}…`
}
