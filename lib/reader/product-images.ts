import type { ImageFact, ReaderOptions } from './reader-options'
import type { ReadImage } from './read-product'

const HOME_DEPOT = /(?<=[-_]64_)\d{2,3}(?=\.jpe?g$)/i

const SHOPIFY_PLACE = /^\/cdn\/shop\/|^\/s\/files\//

const SHOPIFY_SIZE =
  /_(?:\d+x\d*|x\d+|pico|icon|thumb|small|compact|medium|large|grande|master)(?:_crop_\w+)?(?:@\dx)?(?=\.\w{3,4}$)/i

/** The URL of a picture's largest size, for known URL schemes; otherwise unchanged. */
export function largestPicture(address: string): string {
  const url = new URL(address)
  if (/(^|\.)thdstatic\.com$|(^|\.)homedepot-static\.com$/.test(url.hostname))
    url.pathname = url.pathname.replace(HOME_DEPOT, '1000')
  if (SHOPIFY_PLACE.test(url.pathname)) {
    url.pathname = url.pathname.replace(SHOPIFY_SIZE, '')
    for (const size of ['width', 'height', 'crop']) url.searchParams.delete(size)
  }
  return url.href === new URL(address).href ? address : url.href
}

const SIZE =
  /[-_](?:\d{2,4}x\d*|x\d{2,4}|l?\d{2,4}w?|scaled|large|medium|small|thumb(?:nail)?|grande|compact|full|zoom|\d+)$/

/** Parts of a picture's URL that are the same for all its sizes: its name, or a long number. */
export function pictureNames(address: string): string[] {
  const { pathname } = new URL(address)
  const file = pathname.split('/').at(-1)?.toLowerCase() ?? ''
  const name = file
    .replace(/\.\w{3,4}$/, '')
    .replace(/\._[\w,]+_$/, '')
    .replace(SIZE, '')
  return [name || file, ...(pathname.match(/\d{7,}/g) ?? [])]
}

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
