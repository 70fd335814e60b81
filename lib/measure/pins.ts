import { storedPicture } from '../format/pictures'

/** A point on a picture, in percent of its width and height, that names a product. */
export type Pin = { x: number; y: number; product: string; href: string; name: string }

/**
 * The points on a picture: on the preview image of the post, else on the picture before them. `shape` is its width divided by its
 * height when they were placed.
 */
export type Pins = { shape: string; items: Pin[]; isPreview: boolean }

export const PINS_TITLE = 'Pins'
export const PREVIEW_PINS_TITLE = 'Pins on the preview image'
/** The value of `data-picture` for pins on the preview image. */
export const PREVIEW = 'preview'
export const MOST_PINS = 12

const SHAPE = /^\d{1,2}\.\d{3}$/
const PLACE = /^(\d{1,3}(?:\.\d)?) (\d{1,3}(?:\.\d)?)(?: ([\w-]{1,64}))?$/
/** Shapes that differ by less are the same. */
const TOLERANCE = 0.02

/** Whether pins have their place on a preview image; one of an unknown size gets the shape of its pins. */
export const fitsPreview = (shape: string, src: string) =>
  src !== '' && (storedPicture(src) === null || fitsPicture(shape, { src, width: NaN, height: NaN }))

/** The shape of a picture: `1.778`. */
export const shapeOf = (width: number, height: number) => (width / height).toFixed(3)

/** A picture in a text: its address may state its size, else its attributes do; zero or NaN is not known. */
type SizedPicture = { src: string | undefined; width: number; height: number }

/** Whether a picture has the shape of the one that pins were placed on; false if its size is not known. */
export function fitsPicture(shape: string, { src, ...attributes }: SizedPicture): boolean {
  const { width, height } = storedPicture(src) ?? attributes
  return height > 0 && Math.abs(width / height / Number(shape) - 1) < TOLERANCE
}

/** A shape as it is stored; null if it is invalid. */
export const readShape = (text: string) => (SHAPE.test(text) && Number(text) > 0 ? text : null)

/** Reads the attribute `data-pin`: `30.5 40 product-id`; null if it is invalid. */
export function readPlace(text: string): Pick<Pin, 'x' | 'y' | 'product'> | null {
  const [, x = '', y = '', product = ''] = PLACE.exec(text) ?? []
  return x && Number(x) <= 100 && Number(y) <= 100 ? { x: Number(x), y: Number(y), product } : null
}

export const writePlace = ({ x, y, product }: Pick<Pin, 'x' | 'y' | 'product'>) =>
  [tenths(x), tenths(y), product].filter(Boolean).join(' ')

/** A percentage within the picture, to a tenth. */
export const tenths = (percent: number) => String(Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10)
