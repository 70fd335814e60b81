import type { ExtractedFacts } from '../reader-options'
import { placeOf, type Page } from '../page/page'
import { currencyIn, isoCode } from '../price/currency'
import { parsePrice } from '../price/parse-price'
import { readAvailability, readDataAmount } from '../read-number'
import { hasType, nodesOf, textOf, type SchemaNode } from './schema-node'

type OfferFacts = Pick<ExtractedFacts, 'price' | 'listPrice' | 'currency' | 'availability'>
type Offer = OfferFacts & { address: string | null; isUsed: boolean }

const MAX_OFFERS = 300
const LIST_PRICE = /list|strike|msrp|srp|regular|was/i
const USED = /used|refurbished|damaged|open-?box/i

/** Facts from a product's offers. Of several, the one with this URL counts, then the one with the price `agreed`. */
export function offerFacts(product: SchemaNode, page: Page, agreed: number | null): OfferFacts {
  const direct = nodesOf(product, 'offers', 'offer', 'offerDetails').slice(0, MAX_OFFERS)
  const offers = direct.flatMap((node) => readOffer(node, page))
  if (offers.length === 0) offers.push(...priceOf(product))
  const chosen = chooseOffer(offers, page, agreed)
  if (!chosen) return {}
  const { price, listPrice, currency, availability } = chosen
  return {
    price,
    listPrice,
    currency: currency ?? currencyOf(product),
    availability: availability ?? bestAvailability(offers) ?? readAvailability(textOf(product, 'availability')),
  }
}

function chooseOffer(offers: Offer[], page: Page, agreed: number | null): Offer | undefined {
  const fresh = offers.filter(({ isUsed }) => !isUsed)
  const priced = (fresh.some(({ price }) => price) ? fresh : offers).filter(({ price }) => price)
  const here = priced.find(({ address }) => address && new URL(address).search && address === page.url.href)
  const confirmed = agreed ? priced.find(({ price }) => price === agreed) : undefined
  const buyable = priced.filter(
    ({ availability }) => availability !== 'out_of_stock' && availability !== 'discontinued',
  )
  const choice = buyable.length > 0 ? buyable : priced
  const lowest = choice.reduce<Offer | undefined>(
    (best, offer) => (best && (best.price ?? 0) <= (offer.price ?? 0) ? best : offer),
    undefined,
  )
  return here ?? confirmed ?? lowest ?? offers[0]
}

function bestAvailability(offers: Offer[]): ExtractedFacts['availability'] {
  const states = offers.map(({ availability }) => availability)
  return states.find((state) => state === 'in_stock') ?? states.find(Boolean)
}

function readOffer(node: SchemaNode, page: Page): Offer[] {
  const nested = nodesOf(node, 'offers', 'offer', 'itemListElement').slice(0, MAX_OFFERS)
  const inner = nested.flatMap((each) => readOffer(each, page))
  const currency = currencyOf(node)
  const low = amountOf(textOf(node, 'lowPrice'), currency)
  const isRange = low !== null || hasType(node, /^(AggregateOffer|Offer-aggregate)$/)
  const amount = low ?? amountOf(textOf(node, 'price', 'Price', 'highPrice'), currency)
  const specified = specifiedPrices(node, currency)
  const price = amount || specified.price
  const own: Offer = {
    price,
    listPrice: specified.listPrice,
    currency: currency ?? specified.currency ?? parsePrice(textOf(node, 'price', 'lowPrice') ?? '').currency,
    availability: readAvailability(textOf(node, 'availability', 'Availability')) ?? bestAvailability(inner),
    address: addressOf(node, page),
    isUsed: USED.test(textOf(node, 'itemCondition') ?? ''),
  }
  const isMixed = inner.some(({ isUsed }) => isUsed) && inner.some(({ isUsed, price: each }) => !isUsed && each)
  if (own.price && !isMixed && !(isRange && isOfGone(own.price, inner))) return isRange ? [own] : [own, ...inner]
  return inner.length > 0 ? inner.map((each) => ({ ...each, currency: each.currency ?? own.currency })) : [own]
}

/** Whether the lowest price only belongs to unavailable offers, while others are available. */
function isOfGone(lowest: number, inner: Offer[]): boolean {
  const isGone = ({ availability }: Offer) => availability === 'out_of_stock' || availability === 'discontinued'
  const buyable = inner.filter((offer) => offer.price && !isGone(offer))
  return (
    buyable.length > 0 &&
    inner.some((offer) => isGone(offer) && offer.price === lowest) &&
    buyable.every(({ price }) => price !== lowest)
  )
}

/** A price on the product itself, as on older pages. */
function priceOf(product: SchemaNode): Offer[] {
  const currency = currencyOf(product)
  const price = amountOf(textOf(product, 'price', 'lowPrice'), currency)
  if (!price) return []
  const availability = readAvailability(textOf(product, 'availability'))
  return [{ price, currency, availability, address: null, isUsed: false }]
}

/** The currency by its code, or by a sign in its place. */
function currencyOf(node: SchemaNode): string | null {
  const text = textOf(node, 'priceCurrency', 'currency')
  return isoCode(text) ?? (text ? currencyIn(text) : null)
}

function specifiedPrices(offer: SchemaNode, currency: string | null) {
  const found: { price: number | null; listPrice: number | null; currency: string | null } = {
    price: null,
    listPrice: null,
    currency: null,
  }
  for (const node of nodesOf(offer, 'priceSpecification')) {
    const code = currencyOf(node) ?? currency
    const amount = amountOf(textOf(node, 'price', 'minPrice'), code)
    if (!amount) continue
    found.currency ??= code
    const kind = textOf(node, 'priceType', 'name') ?? ''
    if (nodesOf(node, 'validForMemberTier').length > 0) continue
    if (LIST_PRICE.test(kind)) found.listPrice = amount
    else if (!found.price && nodesOf(node, 'referenceQuantity').length === 0) found.price = amount
  }
  return found
}

function amountOf(text: string | null, currency: string | null): number | null {
  if (text === null || /\de[+-]?\d/i.test(text)) return null
  return readDataAmount(text) ?? decimalPoint(text, currency) ?? parsePrice(text, currency).amount
}

/** Three digits after a point are decimals in currencies with a comma as thousands separator. */
function decimalPoint(text: string, currency: string | null): number | null {
  const isFraction =
    /^\d+\.\d{3}$/.test(text.trim()) && /^(USD|CAD|AUD|NZD|GBP|KWD|BHD|OMR|JOD|TND)$/.test(currency ?? '')
  return isFraction ? Number(text) : null
}

function addressOf(offer: SchemaNode, page: Page): string | null {
  const url = textOf(offer, 'url') ?? offer.id
  return url && placeOf(url, page.base) ? new URL(url, page.base).href : null
}
