import 'server-only'
import { placeOf, webAddress } from './page/web-address'
import { asinOf } from './shops/amazon-facts'
import { isAmazon } from './shops/source-of'

/** The address to lead people to, and a key that is the same for all addresses of one product. */
export type CanonicalProduct = { url: string; key: string }

/** Names of query parameters that say where a visitor came from. */
const TRACKING = new RegExp(
  `^(${[
    'utm_.*|gclid|gclsrc|gbraid|wbraid|gad_source|gad_campaignid|dclid|srsltid|fbclid|msclkid|yclid',
    'twclid|ttclid|igshid|epik|irclickid|irgwc|mc_[ce]id|_ga|_gl|ga_.*|_hs(enc|mi)|mkt_tok|ref|ref_',
    'ref_src|cm_(mmc|sp|cat|ite|pla|ven|re).*|affid|affiliate_?id|aff_.*|afsrc|clickid',
    'ran(mid|eaid|siteid)|subid\\d*|awc|cjevent|cjdata|ascsubtag|pd_rd_.*|pf_rd_.*|intcmp|icid|ecid',
    'campaignid|adgroupid|spm|scm|algo_.*|trk|trkid',
  ].join('|')})$`,
  'i',
)

type Shop = {
  host: RegExp
  /** Where the shop's own number of an article stands in a path. */
  number: RegExp
  /** More parameters that lead to the same article. */
  tracking?: RegExp
}

const SHOPS: Shop[] = [
  {
    host: /(^|\.)homedepot\.(com|ca|com\.mx)$/,
    number: /\/(?:p|product)\/(?:.*\/)?(\d{6,})(?:\/|$)/,
    tracking: /^(merch|ncni.*|source)$/i,
  },
  { host: /(^|\.)lowes\.(com|ca)$/, number: /\/pd\/(?:.*\/)?(\d{5,})(?:\/|$)/ },
  {
    host: /(^|\.)walmart\.(com|ca)$/,
    number: /\/ip\/(?:.*\/)?(\w{6,})(?:\/|$)/,
    tracking: /^(from|ath\w+|adsredirect|wmlspartner|wl\d+|classtype|sid|sourceid|veh)$/i,
  },
  { host: /(^|\.)target\.com$/, number: /\/A-(\d+)(?:\/|$)/, tracking: /^(lnk|afid|cpng|lid)$/i },
  { host: /(^|\.)bestbuy\.com$/, number: /\/(?:site|product)\/(?:.*\/)?(\d{5,})(?:\.p)?(?:\/|$)/ },
  {
    host: /(^|\.)etsy\.com$/,
    number: /\/listing\/(\d+)/,
    tracking: /^(click_(key|sum)|frs|sts|pro|plkey|ls|external|rec_type|organic_search_click)$/i,
  },
  {
    host: /(^|\.)ebay\.[a-z.]+$/,
    number: /\/itm\/(?:.*\/)?(\d{9,})(?:\/|$)/,
    tracking: /^(hash|_trk\w+|amdata|epid|mk(cid|rid|evt)|toolid|campid|customid)$/i,
  },
  {
    host: /(^|\.)(wayfair\.(com|ca|co\.uk)|(jossandmain|allmodern|birchlane|perigold)\.com)$/,
    number: /-([a-z]{1,5}\d{3,})\.html$/i,
  },
  {
    host: /(^|\.)overstock\.com$/,
    number: /\/(\d{5,})\/product\.html$/,
    tracking: /^(recset|recalg|rectype|refccid|searchidx|kwds|rfmt|rec\w*)$/i,
  },
  { host: /(^|\.)costco\.(com|ca)$/, number: /\.product\.(\d+)\.html$/ },
  {
    host: /(^|\.)aliexpress\.[a-z.]+$/,
    number: /\/item\/(?:.*\/)?(\d{8,})\.html$/,
    tracking: /^(pvid|gps-id|pdp_\w+|curpageloguid|utparam.*|gatewayadapt|btsid|ws_ab_test)$/i,
  },
  { host: /(^|\.)newegg\.(com|ca)$/, number: /\/p\/([\w-]{6,})(?:\/|$)/i },
  { host: /(^|\.)ikea\.com$/, number: /\/p\/.*?-?(s?\d{8})(?:\/|$)/i },
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
  const own = shopOf(url)?.tracking
  const dropped = [...url.searchParams.keys()].filter((name) => isAmazonPage || TRACKING.test(name) || own?.test(name))
  for (const name of dropped) url.searchParams.delete(name)
  return url
}

function shopNumber(url: URL): string | null {
  const host = url.hostname.replace(/^(www|m|smile)\./, '')
  const asin = isAmazon(host) ? asinOf(url) : null
  if (asin) return `${host}:${asin}`
  const number = shopOf(url)?.number.exec(url.pathname)?.[1]
  return number ? `${host}:${number.toLowerCase()}` : null
}

function shopOf(url: URL): Shop | undefined {
  return SHOPS.find(({ host }) => host.test(url.hostname))
}

/**
 * A canonical link counts within the site, and not where it leads to the home page for want of anything better.
 * Hosts beside each other are two sites: strangers share `co.uk`, and `myshopify.com`.
 */
function isSameSite(link: URL, page: URL): boolean {
  const site = ({ hostname }: URL) => `.${hostname.replace(/^(www|m)\./, '')}`
  const isWithin = site(link).endsWith(site(page)) || site(page).endsWith(site(link))
  return isWithin && link.pathname !== '/'
}
