/** ISO codes recognized in texts and meta tags, without those that are English words (ALL, CUP, TOP). */
const CODES = new Set(
  (
    'AED AFN AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF ' +
    'CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK ' +
    'HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL ' +
    'MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON ' +
    'RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TRY TTD TWD TZS UAH UGX ' +
    'USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW DEM PTE RMB'
  ).split(' '),
)

/** Currency signs; longer ones before those that they contain. */
const SIGNS: readonly (readonly [string, string])[] = [
  ['CA$', 'CAD'],
  ['CAN$', 'CAD'],
  ['CDN$', 'CAD'],
  ['C$', 'CAD'],
  ['AU$', 'AUD'],
  ['A$', 'AUD'],
  ['NZ$', 'NZD'],
  ['US$', 'USD'],
  ['US $', 'USD'],
  ['U$S', 'USD'],
  ['R$', 'BRL'],
  ['HK$', 'HKD'],
  ['NT$', 'TWD'],
  ['SG$', 'SGD'],
  ['S$', 'SGD'],
  ['MX$', 'MXN'],
  ['MOP$', 'MOP'],
  ['TT$', 'TTD'],
  ['BZ$', 'BZD'],
  ['J$', 'JMD'],
  ['T$', 'TOP'],
  ['$U', 'UYU'],
  ['E£', 'EGP'],
  ['€', 'EUR'],
  ['￡', 'GBP'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['₽', 'RUB'],
  ['₺', 'TRY'],
  ['₫', 'VND'],
  ['₴', 'UAH'],
  ['₩', 'KRW'],
  ['฿', 'THB'],
  ['₪', 'ILS'],
  ['₱', 'PHP'],
  ['₦', 'NGN'],
  ['₡', 'CRC'],
  ['₸', 'KZT'],
  ['₾', 'GEL'],
  ['₵', 'GHS'],
  ['₭', 'LAK'],
  ['৳', 'BDT'],
  ['؋', 'AFN'],
  ['֏', 'AMD'],
  ['₨', 'PKR'],
  ['元', 'CNY'],
  ['円', 'JPY'],
  ['원', 'KRW'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['Kč', 'CZK'],
  ['Ft', 'HUF'],
  ['lei', 'RON'],
  ['лв', 'BGN'],
  ['грн', 'UAH'],
  ['руб', 'RUB'],
  ['Rp', 'IDR'],
  ['Rs', 'INR'],
  ['RM', 'MYR'],
  ['TL', 'TRY'],
  ['S/', 'PEN'],
  ['Fr', 'CHF'],
  ['SFr', 'CHF'],
  ['euros', 'EUR'],
  ['euro', 'EUR'],
  ['yen', 'JPY'],
  ['yuan', 'CNY'],
  ['درهم', 'AED'],
  ['ریال', 'IRR'],
  ['ريال', 'SAR'],
  ['جنيه', 'EGP'],
  ['р', 'RUB'],
  ['Р', 'RUB'],
  ['đ', 'VND'],
]

/** Ambiguous signs, with their default currency. */
const SHARED_SIGNS: Record<string, { usual: string; others: RegExp }> = {
  $: { usual: 'USD', others: /^(CAD|AUD|NZD|MXN|SGD|HKD|TWD|ARS|CLP|COP|UYU|DOP)$/ },
  '¥': { usual: 'JPY', others: /^CNY$/ },
  '￥': { usual: 'JPY', others: /^CNY$/ },
  kr: { usual: 'SEK', others: /^(DKK|NOK|ISK)$/ },
}

/** A code only counts next to a number or a sign, unlike other words in capitals. */
const CODE_BY_NUMBER = /(?<!\p{L})(\p{Lu}{3})(?=[ :.]{0,2}[\d\p{Sc}.])|(?<=[\d\p{Sc}] ?)(\p{Lu}{3})(?!\p{L})/gu

/** A normalized ISO code; null for an unknown one. */
export function isoCode(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? ''
  return CODES.has(code) ? (code === 'RMB' ? 'CNY' : code) : null
}

/**
 * The currency in a text, by code or sign; null if there is none.
 * @param hint the currency of ambiguous signs ($, ¥, kr) on this page.
 */
export function currencyIn(text: string, hint: string | null = null): string | null {
  for (const [, before, after] of text.matchAll(CODE_BY_NUMBER)) {
    const code = isoCode(before ?? after)
    if (code) return code
  }
  if (isoCode(text)) return isoCode(text)
  for (const [sign, code] of SIGNS) if (holdsSign(text, sign)) return code
  for (const [sign, { usual, others }] of Object.entries(SHARED_SIGNS)) {
    if (holdsSign(text, sign)) return hint && others.test(hint) ? hint : usual
  }
  return null
}

/** A sign of letters only counts if no other letter is adjacent. */
function holdsSign(text: string, sign: string): boolean {
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    const before = text[at - 1] ?? ''
    const after = text[at + sign.length] ?? ''
    if (!(isLetter(sign[0]) && isLetter(before)) && !(isLetter(sign.at(-1)) && isLetter(after))) return true
  }
  return false
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /^\p{L}$/u.test(character)
}
