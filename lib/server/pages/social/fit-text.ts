import 'server-only'
import { drawText, type DrawnText } from './draw-text'

/** Font sizes in pixels; the smallest is still legible at a third of the image's width. */
const SMALLEST = 52
const SIZES = [84, 74, 66, 58, SMALLEST]
/** Characters; more never fit. */
const MAX_LENGTH = 180
const SHORTER = 0.85
const MIN_LENGTH = 12

/** Pictographs, which the fonts lack, and characters without a glyph. */
const UNDRAWN =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u{1F3FB}-\u{1F3FF}\u20E3]|[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu
/** Invisible characters within words, such as a soft hyphen. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** A text on one line, without characters that cannot be rendered. */
export function drawnPart(text: string): string {
  return text.normalize('NFC').replace(UNDRAWN, ' ').replace(UNSEEN, '').replace(/\s+/g, ' ').trim()
}

/** Renders a title at the largest size that fits; one that fits at none is truncated after a word. */
export async function fitText(
  text: string,
  color: string,
  room: { width: number; height: number },
): Promise<DrawnText> {
  const whole = Array.from(text).length > MAX_LENGTH ? cutAfterWord(text, MAX_LENGTH) : text
  for (const size of SIZES) {
    const drawn = await drawText(whole, { size, color, width: room.width })
    if (drawn.height <= room.height && drawn.width <= room.width) return drawn
  }
  return shorten(whole, color, room)
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
