import 'server-only'
import type { ProductImage } from '@/lib/contract/product'
import { isPublicHost } from '@/lib/format/public-host'
import type { ImageFact } from './facts'
import { largestPicture } from './largest-picture'

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

/** Pictures of the product in the order given, each once, without those that stand for the shop or for nothing. */
export function productImages(images: ImageFact[], name: string, page: URL): ProductImage[] {
  const seen = new Set<string>()
  const largest = images.map((image) => ({ ...image, url: largestPicture(image.url) }))
  const kept = largest.filter(({ url }) => {
    const key = keyOf(url)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew && isPicture(url) && isReachable(new URL(url), page)
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

/** A foreign page must not make visitors' browsers ask around in their own network. */
function isReachable(picture: URL, page: URL): boolean {
  return picture.host === page.host || (picture.port === '' && isPublicHost(picture.hostname))
}

function isPicture(address: string): boolean {
  const { pathname } = new URL(address)
  const file = pathname.split('/').at(-1) ?? ''
  return pathname !== '/' && !NOT_A_PICTURE.test(file) && !NOT_A_PRODUCT.test(file)
}

function keyOf(address: string): string {
  return address.replace(/^https?:/, '').toLowerCase()
}
