import 'server-only'
import type { ImageFact } from './facts'
import { largestPicture } from './largest-picture'
import type { ReadImage } from './read-product'
import type { ReaderOptions } from './reader-options'

const NOT_A_PRODUCT = new RegExp(
  `(^|[-_.\\s%])(${[
    'logos?|sprites?|placeholder|blank|spacer|pixel|no-?(image|photo|picture)|share|sharing|favicon',
    'loading|loader|transparent|1x1|coming-?soon|(image-?)?not-?(available|found)|open-?graph|og-?image',
    'social|facebook|twitter|fb|default(-?image)?|avatar|trans|clear|dot|grey-pixel',
  ].join('|')})([-_.\\s%]|\\d|$)`,
  'i',
)
const NOT_A_PICTURE = /\.(svg|ico|mp4|webm|m3u8|html?|php|glb)$/i
const MAX_IMAGES = 12

/** Pictures of the product in the given order, without duplicates, logos, placeholders and pictures on hosts that are not public. */
export function productImages(
  images: ImageFact[],
  name: string,
  page: URL,
  { isPublicHost }: ReaderOptions,
): ReadImage[] {
  const seen = new Set<string>()
  // A foreign page must not make visitors' browsers send requests into their own network.
  const isReachable = (picture: URL) =>
    picture.host === page.host || (picture.port === '' && isPublicHost(picture.hostname))
  const largest = images.map((image) => ({ ...image, url: largestPicture(image.url) }))
  const kept = largest.filter(({ url }) => {
    const key = keyOf(url)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew && isPicture(url) && isReachable(new URL(url))
  })
  return kept.slice(0, MAX_IMAGES).map(({ url, alt }, index) => ({
    uploaded_url: null,
    url: null,
    cdn_url: null,
    source_url: url,
    alt_text: alt ?? name,
    is_primary: index === 0,
  }))
}

function isPicture(address: string): boolean {
  const { pathname } = new URL(address)
  const file = pathname.split('/').at(-1) ?? ''
  return pathname !== '/' && !NOT_A_PICTURE.test(file) && !NOT_A_PRODUCT.test(file)
}

function keyOf(address: string): string {
  return address.replace(/^https?:/, '').toLowerCase()
}
