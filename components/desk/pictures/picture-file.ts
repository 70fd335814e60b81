/** Uploads an image file and returns its URL; rejects with an error whose message is shown. */
export type Upload = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string>
const ENDINGS = /\.(avif|gif|hei[cf]|jpe?g|png|tiff?|webp)$/i
/** Types that browsers without HEIC support report for its files. */
const UNKNOWN_TYPES = new Set(['', 'application/octet-stream'])

/** Value of `accept` for image file inputs. */
export const PICTURE_FILES = 'image/*,.heic,.heif'

/** Whether a file is an image: by its type, or by its name if the browser does not know the type. */
export function isPictureFile({ name, type }: File): boolean {
  return UNKNOWN_TYPES.has(type) ? ENDINGS.test(name) : type.startsWith('image/')
}
