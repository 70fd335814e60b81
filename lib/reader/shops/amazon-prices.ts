import type { Element } from 'domhandler'
import type { ExtractedFacts } from '../reader-options'
import { elementsOf, rawText, type Page } from '../page/page'
import { parsePrice, type Price } from '../price/parse-price'
import { priceText } from '../visible/price-text'

/** Selectors of the price in order of priority; the newest layout first. */
const PRICES = [
  '#corePriceDisplay_desktop_feature_div .priceToPay, #corePriceDisplay_mobile_feature_div .priceToPay',
  [
    '#corePrice_feature_div .priceToPay, #corePrice_desktop .priceToPay, #apex_desktop .priceToPay',
    '#apex_desktop .apexPriceToPay',
  ].join(', '),
  '#corePrice_feature_div .a-price:not([data-a-strike]):not(.a-text-price), #corePrice_desktop .apexPriceToPay',
  '#corePrice_desktop .a-price:not([data-a-strike="true"]), #apex_desktop .a-price:not([data-a-strike="true"])',
  '#priceblock_dealprice, #priceblock_saleprice, #priceblock_ourprice, #priceblock_pospromoprice',
  [
    '#tp_price_block_total_price_ww, #price_inside_buybox, #newBuyBoxPrice, #buyNewSection .offer-price',
    '#buyBoxAccordion .a-color-price',
  ].join(', '),
  '#tmmSwatches .selected .a-color-price, #tmmSwatches .selected .a-color-base',
  [
    '#actualPriceValue, #kindle-price, #mediaNoAccordion .header-price, #price .a-color-price',
    '#buybox .a-color-price, #unqualifiedBuyBox .a-color-price',
  ].join(', '),
]
const LIST_PRICES = [
  '#corePriceDisplay_desktop_feature_div .basisPrice .a-price',
  '#corePriceDisplay_mobile_feature_div .basisPrice .a-price',
  '#corePrice_desktop .a-price[data-a-strike="true"]',
  '#corePrice_feature_div .a-price[data-a-strike="true"], #price .priceBlockStrikePriceString',
  '#listPriceValue, #price .a-text-strike',
].join(', ')
const CURRENCIES: Record<string, string> = {
  'amazon.ca': 'CAD',
  'amazon.com.au': 'AUD',
  'amazon.com.mx': 'MXN',
  'amazon.sg': 'SGD',
  'amazon.cn': 'CNY',
  'amazon.se': 'SEK',
}

/** The price of the product itself, which is one of many on these pages. */
export function amazonPrices(page: Page): Pick<ExtractedFacts, 'price' | 'listPrice' | 'currency'> {
  const hint = CURRENCIES[page.url.hostname.replace(/^.*?(?=amazon\.)/, '')] ?? null
  const price = PRICES.map((places) => firstPrice(page, places, hint)).find(Boolean)
  if (!price) return {}
  const listPrice = firstPrice(page, LIST_PRICES, hint)
  return { price: price.amount, currency: price.currency, listPrice: listPrice?.amount ?? null }
}

function firstPrice(page: Page, places: string, hint: string | null): Price | undefined {
  const prices = elementsOf(page, places).map((element) => parsePrice(textOf(page, element), hint))
  return prices.find(({ amount, currency }) => amount && currency)
}

/** A price appears twice: as one text for screen readers, which may be blank, and in parts. */
function textOf(page: Page, element: Element): string {
  const full = rawText(elementsOf(page, '.a-offscreen', element)[0]).trim()
  if (/\d/.test(full)) return full
  const pieces = elementsOf(page, '.a-price-whole, .a-price-fraction', element).map((piece) =>
    rawText(piece).replace(/[^\d]/g, ''),
  )
  const symbol = rawText(elementsOf(page, '.a-price-symbol', element)[0])
  return pieces.length === 2 ? `${symbol}${pieces.join('.')}` : priceText(element)
}
