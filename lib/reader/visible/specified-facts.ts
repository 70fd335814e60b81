import 'server-only'
import type { ExtractedFacts } from '../facts'
import type { Page } from '../page/page'
import { readTradeNumber } from '../read-number'
import { specificationTables } from './specification-tables'

const BRAND = /^(brand|brand name|marke|marca|marque|merk|märke)$/i
const MODEL = new RegExp(
  [
    '^(item )?(model|mpn)( (number|no\\.?|#|code))?$',
    "^(manufacturer|mfr\\.?|mfg\\.?)(['’]?s['’]?)? (part|model)( (number|no\\.?|#))?$|^(modellnummer|part number)$",
  ].join('|'),
  'i',
)
const TRADE_NUMBER = /^(upc|ean|gtin|upc code|ean code|barcode|gtin-?1[234]|ean-?13|upc-?a|upc\/ean)$/i

/** Visible specifications, and the brand and identifiers among them. */
export function specifiedFacts(page: Page): Pick<ExtractedFacts, 'specifications' | 'brand' | 'model' | 'upc'> {
  const specifications = specificationTables(page)
  const valueOf = (name: RegExp) => Object.entries(specifications).find(([key]) => name.test(key))?.[1] ?? null
  return { specifications, brand: valueOf(BRAND), model: valueOf(MODEL), upc: readTradeNumber(valueOf(TRADE_NUMBER)) }
}
