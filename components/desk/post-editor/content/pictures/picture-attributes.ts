export const ALIGNMENTS = ['left', 'center', 'right'] as const
type Alignment = (typeof ALIGNMENTS)[number]

/** Attributes of an image node; `width` and `height` in CSS pixels, null for the intrinsic size. */
export type PictureAttributes = {
  src: string
  alt: string
  title: string | null
  width: number | null
  height: number | null
  align: Alignment | null
}
