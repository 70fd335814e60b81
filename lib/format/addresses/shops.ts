/** The table of shops: everything that links, feeds and products depend on, by host. */

/** A shop whose addresses are known. */
type Shop = {
  /** What the API calls its products' `source`. */
  source: 'amazon' | 'homedepot' | 'other'
  host: RegExp
  /** Finds the shop's article number in a path; an Amazon ASIN is found by lib/reader/shops/asin.ts. */
  articleNumber?: RegExp
  /** Query parameters that say where on the shop's site a visitor came from: they are not stored. */
  trackers?: RegExp
  /** Query parameters that are stored, since somebody may earn by them, but lead to the same article. */
  referrers?: RegExp
}

/** Amazon's country shops; a tag is valid in one of them only. */
export const AMAZON_SHOPS: readonly { host: string; country: string }[] = [
  { host: 'amazon.com', country: 'United States' },
  { host: 'amazon.ca', country: 'Canada' },
  { host: 'amazon.com.mx', country: 'Mexico' },
  { host: 'amazon.com.br', country: 'Brazil' },
  { host: 'amazon.co.uk', country: 'United Kingdom' },
  { host: 'amazon.ie', country: 'Ireland' },
  { host: 'amazon.de', country: 'Germany' },
  { host: 'amazon.fr', country: 'France' },
  { host: 'amazon.es', country: 'Spain' },
  { host: 'amazon.it', country: 'Italy' },
  { host: 'amazon.nl', country: 'Netherlands' },
  { host: 'amazon.com.be', country: 'Belgium' },
  { host: 'amazon.se', country: 'Sweden' },
  { host: 'amazon.pl', country: 'Poland' },
  { host: 'amazon.com.tr', country: 'Türkiye' },
  { host: 'amazon.ae', country: 'United Arab Emirates' },
  { host: 'amazon.sa', country: 'Saudi Arabia' },
  { host: 'amazon.eg', country: 'Egypt' },
  { host: 'amazon.in', country: 'India' },
  { host: 'amazon.sg', country: 'Singapore' },
  { host: 'amazon.co.jp', country: 'Japan' },
  { host: 'amazon.com.au', country: 'Australia' },
  { host: 'amazon.co.za', country: 'South Africa' },
]

/** Closed, but its links still exist. */
const FORMER_AMAZON = 'amazon.cn'
const amazonHosts = [...AMAZON_SHOPS.map(({ host }) => host), FORMER_AMAZON].map((host) => host.replaceAll('.', '\\.'))

const AMAZON: Shop = {
  source: 'amazon',
  host: new RegExp(`(^|\\.)(${amazonHosts.join('|')})$`, 'i'),
  trackers: /^(keywords|qid|sr|sprefix|crid|dib|dib_tag|ref_|content-id|pd_rd_.*|pf_rd_.*)$/i,
  // An ASIN alone names the article.
  referrers: /^/,
}
/** Amazon's short addresses. */
const AMAZON_SHORT = /(^|\.)(amzn\.(to|eu|asia)|a\.co)$/i

const HOME_DEPOT: Shop = {
  source: 'homedepot',
  host: /(^|\.)homedepot\.(com|ca|com\.mx)$/i,
  articleNumber: /\/(?:p|product)\/(?:.*\/)?(\d{6,})(?:\/|$)/,
  referrers: /^(merch|ncni.*|source)$/i,
}

const OTHERS: readonly Omit<Shop, 'source'>[] = [
  { host: /(^|\.)lowes\.(com|ca)$/, articleNumber: /\/pd\/(?:.*\/)?(\d{5,})(?:\/|$)/ },
  {
    host: /(^|\.)walmart\.(com|ca)$/,
    articleNumber: /\/ip\/(?:.*\/)?(\w{6,})(?:\/|$)/,
    referrers: /^(from|ath\w+|adsredirect|wmlspartner|wl\d+|classtype|sid|sourceid|veh)$/i,
  },
  { host: /(^|\.)target\.com$/, articleNumber: /\/A-(\d+)(?:\/|$)/, referrers: /^(lnk|afid|cpng|lid)$/i },
  { host: /(^|\.)bestbuy\.com$/, articleNumber: /\/(?:site|product)\/(?:.*\/)?(\d{5,})(?:\.p)?(?:\/|$)/ },
  {
    host: /(^|\.)etsy\.com$/,
    articleNumber: /\/listing\/(\d+)/,
    referrers: /^(click_(key|sum)|frs|sts|pro|plkey|ls|external|rec_type|organic_search_click)$/i,
  },
  {
    host: /(^|\.)ebay\.[a-z.]+$/,
    articleNumber: /\/itm\/(?:.*\/)?(\d{9,})(?:\/|$)/,
    referrers: /^(hash|_trk\w+|amdata|epid|mk(cid|rid|evt)|toolid|campid|customid)$/i,
  },
  {
    host: /(^|\.)(wayfair\.(com|ca|co\.uk)|(jossandmain|allmodern|birchlane|perigold)\.com)$/,
    articleNumber: /-([a-z]{1,5}\d{3,})\.html$/i,
  },
  {
    host: /(^|\.)overstock\.com$/,
    articleNumber: /\/(\d{5,})\/product\.html$/,
    referrers: /^(recset|recalg|rectype|refccid|searchidx|kwds|rfmt|rec\w*)$/i,
  },
  { host: /(^|\.)costco\.(com|ca)$/, articleNumber: /\.product\.(\d+)\.html$/ },
  {
    host: /(^|\.)aliexpress\.[a-z.]+$/,
    articleNumber: /\/item\/(?:.*\/)?(\d{8,})\.html$/,
    referrers: /^(pvid|gps-id|pdp_\w+|curpageloguid|utparam.*|gatewayadapt|btsid|ws_ab_test)$/i,
  },
  { host: /(^|\.)newegg\.(com|ca)$/, articleNumber: /\/p\/([\w-]{6,})(?:\/|$)/i },
  { host: /(^|\.)ikea\.com$/, articleNumber: /\/p\/.*?-?(s?\d{8})(?:\/|$)/i },
]

/** The known shop that a host belongs to. */
export function shopOf(host: string): Shop | undefined {
  const known = [AMAZON, HOME_DEPOT].find((shop) => shop.host.test(host))
  if (known) return known
  const other = OTHERS.find((shop) => shop.host.test(host))
  return other && { source: 'other', ...other }
}

export function isAmazon(host: string): boolean {
  return AMAZON.host.test(host)
}

export function isHomeDepot(host: string): boolean {
  return HOME_DEPOT.host.test(host)
}

/** Whether a host is one of Amazon's short addresses. */
export function isAmazonShort(host: string): boolean {
  return AMAZON_SHORT.test(host)
}

/** Whether a host is one of a shop that is known to pay commissions. */
export function isShop(host: string): boolean {
  return isAmazon(host) || isHomeDepot(host) || isAmazonShort(host)
}

const LABELS: Record<string, string> = { amazon: 'Buy on Amazon', homedepot: 'Buy on Home Depot' }

/** The label of the link to a product's shop. */
export function productLinkLabel(source: string): string {
  return LABELS[source] ?? 'View Product'
}
