import 'server-only'

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
