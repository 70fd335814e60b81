/** Widths in pixels of the copies of every stored picture, as far as it is wider. */
export const PICTURE_WIDTHS = [320, 640, 960, 1440] as const

type StoredPicture = {
  width: number
  height: number
  /** Mean colour as placeholder: `#aabbcc`; null for a picture with transparency. */
  color: string | null
  srcSet: string
}

const STORED = /^(.*\/[0-9a-f]{24}_(\d{1,5})x(\d{1,5})_([0-9a-f]{6}|clear))\.webp$/

/**
 * Parses the address of a stored picture; null for any other address.
 * `/uploads/{24 hex digits of the content}_{width}x{height}_{mean colour, or 'clear'}.webp`, on this site or at the
 * bucket; copies have `_{width}` before the extension.
 */
export function storedPicture(address: string | null | undefined): StoredPicture | null {
  const match = address?.match(STORED)
  if (!match?.[1]) return null
  const [stem, width, height] = [match[1], Number(match[2]), Number(match[3])]
  const copies = PICTURE_WIDTHS.filter((copy) => copy < width).map((copy) => `${stem}_${copy}.webp ${copy}w`)
  return {
    width,
    height,
    color: match[4] === 'clear' ? null : `#${match[4]}`,
    srcSet: [...copies, `${stem}.webp ${width}w`].join(', '),
  }
}

/** Whether a picture of a width in CSS pixels leaves less than about 200 px for text in the column of a post. */
export const isWide = (width: number | null): boolean => width !== null && width > 480

/** The narrowest copy that is at least `width` pixels wide, or the address unchanged. */
export function pictureAtLeast(address: string, width: number): string {
  const picture = storedPicture(address)
  const copy = picture && PICTURE_WIDTHS.find((candidate) => candidate >= width && candidate < picture.width)
  return copy ? address.replace(/\.webp$/, `_${copy}.webp`) : address
}
