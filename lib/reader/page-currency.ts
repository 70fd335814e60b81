import 'server-only'
import type { Page } from './page/page'

const BY_ENDING: [RegExp, string][] = [
  [/\.co\.uk$|\.uk$/, 'GBP'],
  [/\.ca$/, 'CAD'],
  [/\.com\.au$|\.au$/, 'AUD'],
  [/\.nz$/, 'NZD'],
  [/\.(de|fr|it|es|nl|be|at|ie|fi|pt|gr|ee|lv|lt|sk|si|lu|mt|cy|hr)$/, 'EUR'],
  [/\.ch$/, 'CHF'],
  [/\.se$/, 'SEK'],
  [/\.no$/, 'NOK'],
  [/\.dk$/, 'DKK'],
  [/\.pl$/, 'PLN'],
  [/\.cz$/, 'CZK'],
  [/\.(jp|co\.jp)$/, 'JPY'],
  [/\.cn$/, 'CNY'],
  [/\.in$/, 'INR'],
  [/\.br$/, 'BRL'],
  [/\.mx$/, 'MXN'],
  [/\.sg$/, 'SGD'],
  [/\.hk$/, 'HKD'],
  [/\.tw$/, 'TWD'],
  [/\.ru$/, 'RUB'],
  [/\.tr$/, 'TRY'],
  [/\.za$/, 'ZAR'],
]

/** The currency of the page's country-code domain, for ambiguous signs; null if there is none. */
export function pageCurrency(page: Page): string | null {
  return BY_ENDING.find(([ending]) => ending.test(page.url.hostname))?.[1] ?? null
}
