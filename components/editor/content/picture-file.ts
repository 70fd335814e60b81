const ENDINGS = /\.(avif|gif|hei[cf]|jpe?g|png|tiff?|webp)$/i
/** Browsers that do not know HEIC give its files no type, or that of any bytes. */
const UNKNOWN_TYPES = new Set(['', 'application/octet-stream'])

/** What a chooser of picture files offers. */
export const PICTURE_FILES = 'image/*,.heic,.heif'

/** Whether a file is a picture by its type, or by its name where the browser does not know its type. */
export function isPictureFile({ name, type }: File): boolean {
  return UNKNOWN_TYPES.has(type) ? ENDINGS.test(name) : type.startsWith('image/')
}
