/** Spellings of each unit as a pattern, by canonical name; `word` is a term that finds the unit on its own. */
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

const UNITS = Object.entries(SPELLINGS).map(([name, { written, word }]) => ({
  name,
  word,
  exact: new RegExp(`^(?:${written})$`),
}))

/** All spellings of all units, longest first, for use in a larger pattern. */
export const UNIT_PATTERN = Object.values(SPELLINGS)
  .map(({ written }) => written)
  .join('|')

/** Units that rarely start another word. */
export const LONG_UNITS =
  '(?:inches|inch|feet|foot|ft|gallons|gallon|gal|watts|watt|volts|volt|amps|amp|gauge|yards|yard|lbs|lb|oz|sqft)'

/** Units long enough to be recognized when misspelled. */
export const UNIT_WORDS =
  'inch inches feet foot yard yards gallon gallons quart quarts ounce ounces pound pounds watt watts volt volts amps gauge lumens'.split(
    ' ',
  )

/** The unit that a text spells; null for any other text. */
export function readUnit(text: string): { name: string; word?: string | undefined } | null {
  return UNITS.find(({ exact }) => exact.test(text)) ?? null
}

const MM_PER = { mm: 1, cm: 10, in: 25.4, ft: 304.8, yd: 914.4 } as const
type Length = keyof typeof MM_PER
const isLength = (unit: string): unit is Length => unit in MM_PER

/** The same length in inches, feet or millimetres, if that is a number people write: whole, or in 64ths of an inch. */
export function sameLengths(value: number, unit: string): { value: number; unit: string }[] {
  if (!isLength(unit)) return []
  const mm = value * MM_PER[unit]
  const targets: { unit: Length; parts: number }[] = [
    { unit: 'in', parts: 64 },
    { unit: 'ft', parts: 2 },
    { unit: 'mm', parts: 10 },
  ]
  return targets
    .filter((other) => other.unit !== unit && !(other.unit === 'mm' && unit !== 'cm'))
    .map((other) => ({ value: mm / MM_PER[other.unit], unit: other.unit, parts: other.parts }))
    .filter(({ value: same, parts }) => Math.abs(same * parts - Math.round(same * parts)) < 1e-6)
    .map(({ value: same, unit: name }) => ({ value: Number(same.toFixed(6)), unit: name }))
}
