import { IMAGE_SIZES } from '@/lib/contract/limits'
import { storedPicture } from '@/lib/format/pictures/picture'
import type { PictureAttributes } from './picture-attributes'

/**
 * Creates the element of an image as on the published page, or updates `image` if given.
 * @param onLoaded called with the URL once it was loaded or has failed.
 */
export function pictureElement(
  attributes: PictureAttributes,
  onLoaded: (src: string, isLoaded: boolean) => void,
  image = document.createElement('img'),
): HTMLImageElement {
  const { src, alt, title, align } = attributes
  const stored = storedPicture(src)
  const targetWidth = attributes.width || IMAGE_SIZES.large
  const width = stored ? Math.min(targetWidth, IMAGE_SIZES.large, stored.width) : attributes.width
  const height = stored && width ? Math.round((width * stored.height) / stored.width) : attributes.height
  set(image, 'srcset', stored?.srcSet ?? null)
  set(image, 'sizes', stored ? `${width}px` : null)
  set(image, 'alt', alt)
  set(image, 'title', title)
  set(image, 'width', width ? String(width) : null)
  set(image, 'height', height ? String(height) : null)
  set(image, 'data-align', align)
  set(image, 'data-alt', alt.trim() ? null : 'missing')
  image.style.backgroundColor = stored?.color ?? ''
  if (image.getAttribute('src') !== src) image.src = src
  image.onerror = () => onLoaded(src, false)
  image.onload = () => onLoaded(src, true)
  return image
}

function set(image: HTMLImageElement, name: string, value: string | null): void {
  if (value === null) image.removeAttribute(name)
  else if (image.getAttribute(name) !== value) image.setAttribute(name, value)
}
