import type { ProductSource } from '@/lib/contract/products/product'
import { isAmazon, shopOf } from '@/lib/format/addresses/shops'
import { isTracker } from '@/lib/format/addresses/trackers'
import { placeOf, webAddress } from '@/lib/reader/page/page'
import { asinOf } from '@/lib/reader/shops/asin'

/** Query parameters that name the referrer, and do not select another product. */
const REFERRERS = new RegExp(
  `^(${[
    'irclickid|irgwc|ga_.*|ref|ref_|ref_src|cm_(mmc|sp|cat|ite|pla|ven|re).*|affid|affiliate_?id|aff_.*|afsrc|clickid',
    'ran(mid|eaid|siteid)|subid\\d*|awc|cjevent|cjdata|ascsubtag|pd_rd_.*|pf_rd_.*|intcmp|icid|ecid',
    'campaignid|adgroupid|spm|scm|algo_.*|trk|trkid',
  ].join('|')})$`,
  'i',
)

/** Which of the known shops a URL belongs to. */
export function sourceOf({ hostname }: URL): ProductSource {
  return shopOf(hostname)?.source ?? 'other'
}

/**
 * A key that is the same for all addresses of one product: the host with the shop's article number where that is
 * known, otherwise host, path and what is left of the query.
 * @param canonicalLink the page's own canonical link; it counts if it is on the same site.
 */
export function productKey(address: string, canonicalLink: string | null = null): string {
  const bare = withoutReferrers(withoutTrackers(new URL(address)))
  const articleKey = articleKeyOf(bare)
  if (articleKey) return articleKey
  const linked = canonicalLink ? webAddress(canonicalLink, bare) : null
  const canonical =
    linked && isSameSite(new URL(linked), bare) ? withoutReferrers(withoutTrackers(new URL(linked))) : bare
  return articleKeyOf(canonical) ?? `${placeOf(canonical.href, canonical)}${canonical.search}`
}

/**
 * The address to link for one that a person gave, without trackers: after a redirect the new one, unless the given
 * one is on another site (a short link or an affiliate network) or has parameters that the redirect lost or changed.
 */
export function addressToLink(requested: string, reached: string): string {
  const [from, to] = [withoutTrackers(new URL(requested)), withoutTrackers(new URL(reached))]
  const lost = [...from.searchParams].some(([name, value]) => to.searchParams.get(name) !== value)
  return lost || !isWithin(from, to) ? from.href : to.href
}

/**
 * The address to store for a product that was read again at another one: the stored one if the new one only lacks
 * referrer parameters, so that reading a plain address does not remove an affiliate tag.
 */
export function addressToStore(stored: string, read: string): string {
  if (!URL.canParse(stored) || !URL.canParse(read)) return read
  const [from, to] = [new URL(stored), new URL(read)]
  const lacks = [...from.searchParams.keys()].some((name) => !to.searchParams.has(name))
  const adds = [...to.searchParams].some(([name, value]) => from.searchParams.get(name) !== value)
  return lacks && !adds && withoutReferrers(from).href === withoutReferrers(to).href ? stored : read
}

function withoutTrackers(address: URL): URL {
  const { trackers } = shopOf(address.hostname) ?? {}
  const url = without(address, (name) => isTracker(name) || trackers?.test(name) === true)
  url.hash = ''
  if (isAmazon(address.hostname)) url.pathname = url.pathname.replace(/\/ref=[^/]*\/?$/, '')
  return url
}

function withoutReferrers(address: URL): URL {
  const { referrers } = shopOf(address.hostname) ?? {}
  return without(address, (name) => REFERRERS.test(name) || referrers?.test(name) === true)
}

/** Drops query parameters; the others keep their order and encoding. */
function without(address: URL, isDropped: (name: string) => boolean): URL {
  const url = new URL(address)
  const nameOf = (pair: string) => [...new URLSearchParams(pair).keys()][0] ?? ''
  url.search = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !isDropped(nameOf(pair)))
    .join('&')
  return url
}

function articleKeyOf(url: URL): string | null {
  const host = url.hostname.replace(/^(www|m|smile)\./, '')
  const asin = isAmazon(host) ? asinOf(url) : null
  if (asin) return `${host}:${asin}`
  const number = shopOf(url.hostname)?.articleNumber?.exec(url.pathname)?.[1]
  return number ? `${host}:${number.toLowerCase()}` : null
}

/** Whether a canonical link counts: on the same host or a subdomain of it (siblings may be strangers, as under `co.uk` or `myshopify.com`), and not the home page. */
function isSameSite(link: URL, page: URL): boolean {
  return isWithin(link, page) && link.pathname !== '/'
}

function isWithin(one: URL, other: URL): boolean {
  const site = ({ hostname }: URL) => `.${hostname.replace(/^(www|m)\./, '')}`
  return site(one).endsWith(site(other)) || site(other).endsWith(site(one))
}
