/** ASCII without two apostrophes in a row, which mean inches. */
const PLAIN = /^(?:(?!'')[\0-\x5f\x61-\x7f])*$/
const FRACTIONS = /[\u00bc-\u00be\u2150-\u215e]/g

/** Normalizes a text for comparison: lower case, without accents, with uniform quotes, fractions and times signs. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .replace(/[\u2122\u00ae\u00a9\u2120]/g, ' ')
    .replace(FRACTIONS, (sign) => ` ${sign}`)
    .replace(/[\u201c\u201d\u2033\u02ba]|''/g, '"')
    .replace(/[\u2018\u2019\u2032\u02b9`]/g, "'")
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\u2044/g, '/')
    .replace(/\u00d7/g, 'x')
    .toLowerCase()
    .replace(/ß/g, 'ss')
}
