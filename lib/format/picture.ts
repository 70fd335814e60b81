/** Widths in pixels that every stored picture is kept in, where it is wider than that. */
export const PICTURE_WIDTHS = [320, 640, 960, 1440] as const

type StoredPicture = {
  width: number
  height: number
  /** Its mean colour, to hold its place until it has loaded: `#aabbcc`; null for a picture that is transparent anywhere. */
  color: string | null
  srcSet: string
}

const STORED = /^(.*\/[0-9a-f]{24}_(\d{1,5})x(\d{1,5})_([0-9a-f]{6}|clear))\.webp$/

/**
 * What the address of a stored picture tells of it; null for an address of any other kind.
 * `/uploads/{24 hex digits of the content}_{width}x{height}_{mean colour, or 'clear'}.webp`, here or where a
 * bucket is read; narrower copies with `_{width}` before the ending.
 */
export function storedPicture(address: string | null | undefined): StoredPicture | null {
  const match = address?.match(STORED)
  if (!match?.[1]) return null
  const [stem, width, height] = [match[1], Number(match[2]), Number(match[3])]
  const copies = PICTURE_WIDTHS.filter((copy) => copy < width).map((copy) => `${stem}_${copy}.webp ${copy}w`)
  return { width, height, color: match[4] === 'clear' ? null : `#${match[4]}`, srcSet: [...copies, `${stem}.webp ${width}w`].join(', ') }
}

/** The narrowest stored copy that is at least `width` pixels wide, or the address as it is. */
export function pictureAtLeast(address: string, width: number): string {
  const picture = storedPicture(address)
  const copy = picture && PICTURE_WIDTHS.find((candidate) => candidate >= width && candidate < picture.width)
  return copy ? address.replace(/\.webp$/, `_${copy}.webp`) : address
}
