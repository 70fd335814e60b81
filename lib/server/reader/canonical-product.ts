import { placeOf, webAddress } from './page/web-address'
import { asinOf } from './shops/amazon-facts'
import { isAmazon } from './shops/source-of'

/** The address to lead people to, and a key that is the same for all addresses of one product. */
export type CanonicalProduct = { url: string; key: string }

const TRACKING =
  /^(utm_.*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|yclid|twclid|ttclid|igshid|irclickid|irgwc|mc_[ce]id|_ga|_gl|_hs(enc|mi)|mkt_tok|ref|ref_|refid|referrer|source|src|cm_(mmc|sp|cat|ite|pla|ven).*|affid|aff(iliate)?(_?id)?|afsrc|clickid|click_(key|sum)|ranmid|raneaid|ransiteid|siteid|sharedid|subid\d*|awc|cjevent|cjdata|tag|linkcode|linkid|creative(asin)?|camp|ascsubtag|psc|keywords|qid|sr|crid|sprefix|dib(_tag)?|content-id|pd_rd_.*|pf_rd_.*|_encoding|smid|th|hash|_trkparms|_trksid|amdata|epid|mkcid|mkrid|mkevt|toolid|campid|customid|var|spm|scm|algo_.*|aem_.*|pvid|gps-id|ga_.*|organic_search_click|frs|pro|sts|athbdg|athcpid|athpgid|adsredirect|wmlspartner|wl\d+|from|irpid|lnk|preselect|storeselection|redirect|intcmp|icid|cid|ecid|mtid|gad_source|gad_campaignid|srsltid|srccode|trk|campaign|source_impression_id|lid|piid)$/i

/** The numbers by which shops name an article in its address. */
const SHOP_IDS: [host: RegExp, id: RegExp][] = [
  [/(^|\.)homedepot\.(com|ca|com\.mx)$/, /\/(?:p|product)\/(?:.*\/)?(\d{6,})(?:\/|$)/],
  [/(^|\.)lowes\.(com|ca)$/, /\/pd\/(?:.*\/)?(\d{5,})(?:\/|$)/],
  [/(^|\.)walmart\.(com|ca)$/, /\/ip\/(?:.*\/)?(\w{6,})(?:\/|$)/],
  [/(^|\.)target\.com$/, /\/A-(\d+)(?:\/|$)/],
  [/(^|\.)bestbuy\.com$/, /\/(?:site|product)\/(?:.*\/)?(\d{5,})(?:\.p)?(?:\/|$)/],
  [/(^|\.)etsy\.com$/, /\/listing\/(\d+)/],
  [/(^|\.)ebay\.[a-z.]+$/, /\/itm\/(?:.*\/)?(\d{9,})(?:\/|$)/],
  [/(^|\.)wayfair\.(com|ca|co\.uk)$/, /-([a-z]{1,5}\d{3,})\.html$/i],
  [/(^|\.)(jossandmain|allmodern|birchlane|perigold)\.com$/, /-([a-z]{1,5}\d{3,})\.html$/i],
  [/(^|\.)overstock\.com$/, /\/(\d{5,})\/product\.html$/],
  [/(^|\.)costco\.(com|ca)$/, /\.product\.(\d+)\.html$/],
  [/(^|\.)aliexpress\.[a-z.]+$/, /\/item\/(?:.*\/)?(\d{8,})\.html$/],
  [/(^|\.)newegg\.com$/, /\/p\/([\w-]{6,})(?:\/|$)/i],
  [/(^|\.)ikea\.com$/, /\/p\/.*?-?(s?\d{8})(?:\/|$)/i],
]

/**
 * Drops what only tracks the visitor from an address, and names the product by the shop's own number where it is known.
 * @param canonicalLink What the page itself calls its address; it counts for the key if it is on the same site.
 */
export function canonicalProduct(address: string, canonicalLink: string | null = null): CanonicalProduct {
  const url = withoutTracking(new URL(address))
  const number = shopNumber(url)
  if (number) return { url: url.href, key: number }
  const linked = canonicalLink ? webAddress(canonicalLink, url) : null
  const canonical = linked && isSameSite(new URL(linked), url) ? withoutTracking(new URL(linked)) : url
  return { url: url.href, key: shopNumber(canonical) ?? `${placeOf(canonical.href, canonical)}${canonical.search}` }
}

function withoutTracking(address: URL): URL {
  const url = new URL(address)
  url.hash = ''
  const isAmazonPage = isAmazon(url.hostname)
  if (isAmazonPage) url.pathname = url.pathname.replace(/\/ref=[^/]*\/?$/, '')
  const dropped = [...url.searchParams.keys()].filter((name) => isAmazonPage || TRACKING.test(name))
  for (const name of dropped) url.searchParams.delete(name)
  return url
}

function shopNumber(url: URL): string | null {
  const host = url.hostname.replace(/^(www|m|smile)\./, '')
  const asin = isAmazon(host) ? asinOf(url) : null
  if (asin) return `${host}:${asin}`
  const [, id] = SHOP_IDS.find(([hosts]) => hosts.test(host)) ?? []
  const number = id?.exec(url.pathname)?.[1]
  return number ? `${host}:${number.toLowerCase()}` : null
}

/** A canonical link counts within the site, and not where it leads to the home page for want of anything better. */
function isSameSite(link: URL, page: URL): boolean {
  const site = (url: URL) => url.hostname.split('.').slice(-2).join('.')
  return site(link) === site(page) && link.pathname !== '/'
}
