/**
 * `node app/fonts/make-fonts.mjs`: subsets the two fonts to Latin letters and to the weights and features in use, which
 * halves their size.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const FONTS = [
  { name: 'inter', weights: { min: 400, max: 700 } },
  { name: 'bricolage-grotesque', weights: 700 },
]
/**
 * Kerning, marks, ligatures, language-specific forms and tabular digits. Unused OpenType features are a
 * quarter of a font.
 */
const FEATURES = ['ccmp', 'locl', 'kern', 'liga', 'rlig', 'mark', 'mkmk', 'tnum']
/**
 * Basic Latin, Latin-1 Supplement, Latin Extended-A, then quotes, dashes, primes, arrows and symbols.
 * @type {[from: number, to: number][]}
 */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2b9, 0x2dd],
  [0x2000, 0x2015],
]
const SIGNS = '‘’‚“”„†‡•…‰′″‹›⁄€™−∕↑→↓↗×÷≈≤≥'

const text = RANGES.map(([from, to]) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index)),
).join('')

for (const { name, weights } of FONTS) {
  const source = new URL(`../../node_modules/@fontsource-variable/${name}/`, import.meta.url)
  const full = readFileSync(new URL(`files/${name}-latin-wght-normal.woff2`, source))
  const cut = await subsetFont(full, text + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
  })
  writeFileSync(new URL(`${name}.woff2`, import.meta.url), cut)
  copyFileSync(new URL('LICENSE', source), new URL(`${name}-license.txt`, import.meta.url))
  console.info(`${name}: ${full.length} → ${cut.length} bytes`)
}
