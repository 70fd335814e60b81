import 'server-only'

/** How units are written, by the name that search knows them by; those with a word are found by it alone, too. */
const SPELLINGS: Record<string, { written: string; word?: string }> = {
  sqft: { written: 'sq\\.? ?ft|sq\\.? ?feet|square (?:foot|feet|ft)|sqft|sf', word: 'square' },
  sqin: { written: 'sq\\.? ?in|square (?:inch|inches|in)' },
  cuft: { written: 'cu\\.? ?ft|cubic (?:foot|feet|ft)|cuft' },
  floz: { written: 'fl\\.? ?oz|fluid ounces?' },
  in: { written: 'inches|inchs|inch|inc|in|"' },
  ft: { written: "feet|foot|ft|'" },
  yd: { written: 'yards?|yds?' },
  mm: { written: 'millimet(?:er|re)s?|mm' },
  cm: { written: 'centimet(?:er|re)s?|cm' },
  gal: { written: 'gallons?|gals?', word: 'gallon' },
  qt: { written: 'quarts?|qts?', word: 'quart' },
  pt: { written: 'pints?', word: 'pint' },
  oz: { written: 'ounces?|oz', word: 'ounce' },
  lb: { written: 'pounds?|lbs?', word: 'pound' },
  w: { written: 'watts?|w', word: 'watt' },
  v: { written: 'volts?|v', word: 'volt' },
  amp: { written: 'amperes?|amps?|a', word: 'amp' },
  hp: { written: 'horse ?powers?|hp', word: 'horsepower' },
  btu: { written: 'btus?', word: 'btu' },
  ga: { written: 'gauges?|guages?|gages?|ga', word: 'gauge' },
  cfm: { written: 'cfm', word: 'cfm' },
  gpm: { written: 'gpm', word: 'gpm' },
  gpf: { written: 'gpf', word: 'gpf' },
  psi: { written: 'psi', word: 'psi' },
  lm: { written: 'lumens?|lm', word: 'lumen' },
  deg: { written: 'degrees?|deg|°' },
  grit: { written: 'grits?', word: 'grit' },
  ton: { written: 'tons?', word: 'ton' },
  ah: { written: 'amp hours?|ah' },
  yr: { written: 'years?|yrs?' },
  pack: { written: 'packs?|pks?|counts?|ct|pieces?|pcs?|pc', word: 'pack' },
}

const UNITS = Object.entries(SPELLINGS).map(([name, { written, word }]) => ({ name, word, exact: new RegExp(`^(?:${written})$`) }))

/** Everything a unit can be written as, longest first, for use in a larger pattern. */
export const UNIT_PATTERN = Object.values(SPELLINGS)
  .map(({ written }) => written)
  .join('|')

/** Units that hardly begin another word. */
export const LONG_UNITS = '(?:inches|inch|feet|foot|ft|gallons|gallon|gal|watts|watt|volts|volt|amps|amp|gauge|yards|yard|lbs|lb|oz|sqft)'

/** Units that are long enough to be misspelled and still be known. */
export const UNIT_WORDS = 'inch inches feet foot yard yards gallon gallons quart quarts ounce ounces pound pounds watt watts volt volts amps gauge lumens'.split(' ')

/** The name of the unit that a text spells, and the word it is also found by. */
export function readUnit(text: string): { name: string; word?: string | undefined } | null {
  return UNITS.find(({ exact }) => exact.test(text)) ?? null
}

const MM_PER = { mm: 1, cm: 10, in: 25.4, ft: 304.8, yd: 914.4 } as const
type Length = keyof typeof MM_PER
const isLength = (unit: string): unit is Length => unit in MM_PER

/** The same length in inches and in feet, where that is a number people write: whole, or down to 64ths. */
export function sameLengths(value: number, unit: string): { value: number; unit: string }[] {
  if (!isLength(unit)) return []
  const mm = value * MM_PER[unit]
  const asked: { unit: Length; parts: number }[] = [
    { unit: 'in', parts: 64 },
    { unit: 'ft', parts: 2 },
    { unit: 'mm', parts: 10 },
  ]
  return asked
    .filter((other) => other.unit !== unit && !(other.unit === 'mm' && unit !== 'cm'))
    .map((other) => ({ value: mm / MM_PER[other.unit], unit: other.unit, parts: other.parts }))
    .filter(({ value: same, parts }) => Math.abs(same * parts - Math.round(same * parts)) < 1e-6)
    .map(({ value: same, unit: name }) => ({ value: Number(same.toFixed(6)), unit: name }))
}
