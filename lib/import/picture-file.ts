/** The end of a URL or path that names a picture. */
export const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|heic|tiff?)(?:[?#]|$)/i
