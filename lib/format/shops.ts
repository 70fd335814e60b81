/** The shops whose links may earn a commission, by host: what pages, feeds and the reader know of them stands here alone. */
const AMAZON = /(^|\.)amazon\.(com|ca|cn|de|fr|es|it|nl|se|pl|ae|sa|eg|in|sg|ie|co\.(uk|jp|za)|com\.(au|br|mx|tr|be))$/i
/** Amazon's short addresses. */
const AMAZON_SHORT = /(^|\.)(amzn\.(to|eu|asia)|a\.co)$/i
const HOME_DEPOT = /(^|\.)homedepot\.(com|ca|com\.mx)$/i

export function isAmazon(host: string): boolean {
  return AMAZON.test(host)
}

export function isHomeDepot(host: string): boolean {
  return HOME_DEPOT.test(host)
}

/** Whether a host is one of a shop that is known to pay commissions. */
export function isShop(host: string): boolean {
  return isAmazon(host) || isHomeDepot(host) || AMAZON_SHORT.test(host)
}

/** The country shops of Amazon: a tag counts in one of them alone. */
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
