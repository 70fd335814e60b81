import 'server-only'
import { isAmazon } from '@/lib/format/shops'
import { isTracker } from '@/lib/format/trackers'
import { placeOf, webAddress } from './page/web-address'
import { asinOf } from './shops/amazon-facts'

/** The address to lead people to, and a key that is the same for all addresses of one product. */
export type CanonicalProduct = { url: string; key: string }

/** What Amazon adds to an address by where on its site it was found; its `tag` and the like are none of these. */
const AMAZON_TRACKERS = /^(keywords|qid|sr|sprefix|crid|dib|dib_tag|ref_|content-id|pd_rd_.*|pf_rd_.*)$/i

/** Query parameters that name who led a visitor to a product, and no other product. */
const REFERRERS = new RegExp(
  `^(${[
    'irclickid|irgwc|ga_.*|ref|ref_|ref_src|cm_(mmc|sp|cat|ite|pla|ven|re).*|affid|affiliate_?id|aff_.*|afsrc|clickid',
    'ran(mid|eaid|siteid)|subid\\d*|awc|cjevent|cjdata|ascsubtag|pd_rd_.*|pf_rd_.*|intcmp|icid|ecid',
    'campaignid|adgroupid|spm|scm|algo_.*|trk|trkid',
  ].join('|')})$`,
  'i',
)

type Shop = {
  host: RegExp
  /** Where the shop's own number of an article stands in a path. */
  number: RegExp
  /** More parameters that lead to the same article; they stay in the address. */
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
 * The address of a product without trackers, and the product's name by the shop's own number where it is known.
 * Nothing that earns leaves the address: tags and referrers count for the key alone.
 * @param canonicalLink What the page itself calls its address; it counts for the key if it is on the same site.
 */
export function canonicalProduct(address: string, canonicalLink: string | null = null): CanonicalProduct {
  const url = withoutTrackers(new URL(address))
  const bare = withoutReferrers(url)
  const number = shopNumber(bare)
  if (number) return { url: url.href, key: number }
  const linked = canonicalLink ? webAddress(canonicalLink, bare) : null
  const canonical = linked && isSameSite(new URL(linked), bare) ? withoutReferrers(withoutTrackers(new URL(linked))) : bare
  return { url: url.href, key: shopNumber(canonical) ?? `${placeOf(canonical.href, canonical)}${canonical.search}` }
}

/**
 * The address to lead people to when one that a person gave was redirected: the one that was given where it
 * is of another site, as a network's or a short link is, or holds parameters that the redirect lost or changed.
 */
export function addressToLink(given: string, reached: string): string {
  const [from, to] = [withoutTrackers(new URL(given)), withoutTrackers(new URL(reached))]
  const lost = [...from.searchParams].some(([name, value]) => to.searchParams.get(name) !== value)
  return lost || !isWithin(from, to) ? from.href : to.href
}

/**
 * The address to keep of a product that is stored with one and was read at another: the stored one, where
 * the other differs by no more than parameters that it lacks, lest a plain address takes a tag away.
 */
export function addressToKeep(stored: string, read: string): string {
  if (!URL.canParse(stored) || !URL.canParse(read)) return read
  const [from, to] = [new URL(stored), new URL(read)]
  const lacks = [...from.searchParams.keys()].some((name) => !to.searchParams.has(name))
  const adds = [...to.searchParams].some(([name, value]) => from.searchParams.get(name) !== value)
  return lacks && !adds && withoutReferrers(from).href === withoutReferrers(to).href ? stored : read
}

function withoutTrackers(address: URL): URL {
  const isAmazonPage = isAmazon(address.hostname)
  const url = without(address, (name) => isTracker(name) || (isAmazonPage && AMAZON_TRACKERS.test(name)))
  url.hash = ''
  if (isAmazonPage) url.pathname = url.pathname.replace(/\/ref=[^/]*\/?$/, '')
  return url
}

function withoutReferrers(address: URL): URL {
  const own = shopOf(address)?.tracking
  return without(address, (name) => isAmazon(address.hostname) || REFERRERS.test(name) || own?.test(name) === true)
}

/** What is left of the query keeps its order and its bytes. */
function without(address: URL, isDropped: (name: string) => boolean): URL {
  const url = new URL(address)
  const nameOf = (pair: string) => [...new URLSearchParams(pair).keys()][0] ?? ''
  url.search = url.search.slice(1).split('&').filter((pair) => pair !== '' && !isDropped(nameOf(pair))).join('&')
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
  return isWithin(link, page) && link.pathname !== '/'
}

function isWithin(one: URL, other: URL): boolean {
  const site = ({ hostname }: URL) => `.${hostname.replace(/^(www|m)\./, '')}`
  return site(one).endsWith(site(other)) || site(other).endsWith(site(one))
}
