import { expect, test } from 'vitest'
import { NEW_ITEM } from './kit'
import { quantityText } from './kit-text'
import { readLength, ratio } from './length'
import { type Formula, type Measures, quantityOf } from './quantity'

const measures = (length: string, width?: string, height?: string): Measures => {
  const read = (text?: string) => (text ? (readLength(text, 'us') ?? undefined) : undefined)
  return { length: read(length), width: read(width), height: read(height) }
}
const ROOM = measures('12 ft', '10 ft', '8 ft')
const METRIC_ROOM = measures('3.6576 m', '304.8 cm', '2438.4 mm')
const PAINT = { by: 'walls', amount: '1', unit: 'gallon', per: '350', in: 'sq ft', coats: '2' } as const
const TILES = { by: 'surface', amount: '1', unit: 'sq ft', per: '1', in: 'sq ft', packs: 'case', pack: '12.5' } as const
const FLOOR = { by: 'floor', amount: '1', unit: 'sq ft', per: '1', in: 'sq ft', packs: 'box' } as const
const DECK = { by: 'boards', unit: 'board', wide: '5 1/2 in', long: '16 ft', gap: '1/8 in' } as const
const PAPER = { by: 'strips', unit: 'roll', wide: '20.5 in', long: '33 ft' } as const

/** Each line was worked out by hand, as the comment says. */
const WORKED: [string, Partial<Formula & { unit: string; packs: string }>, Measures, string][] = [
  // 2 × (12 + 10) × 8 = 352 sq ft, twice is 704; 704 / 350 = 2.01
  ['paint in two coats', PAINT, ROOM, '3 gallons'],
  ['paint in one coat', { ...PAINT, coats: '' }, ROOM, '2 gallons'],
  ['paint, measured in metres', PAINT, METRIC_ROOM, '3 gallons'],
  // 352 / 352 = 1, with nothing to spare
  ['paint that is just enough', { ...PAINT, per: '352', coats: '1' }, ROOM, '1 gallon'],
  // 20 × 1.5 = 30 sq ft, and 10% is 33; 33 / 12.5 = 2.64
  ['tiles with waste', { ...TILES, waste: '10' }, measures('20 ft', '1', '18 in'), '3 cases of 12.5 sq ft'],
  // 120 sq ft and 10% is 132 exactly, which is 12 boxes of 11; in binary fractions it would be 13
  ['a floor whose boxes come out even', { ...FLOOR, waste: '10', pack: '11' }, ROOM, '12 boxes of 11 sq ft'],
  // 4 × 3 = 12 sq m; 12 / 2.22 = 5.41
  [
    'a floor in metres',
    { ...FLOOR, unit: 'sq m', in: 'sq m', pack: '2.22' },
    measures('4 m', '3 m'),
    '6 boxes of 2.22 sq m',
  ],
  // (144 + 1/8) / 5 5/8 = 25.6, so 26 rows of 16 ft
  ['deck boards', DECK, measures('16 ft', '12 ft'), '26 boards'],
  // 26 × 1.1 = 28.6
  ['deck boards with waste', { ...DECK, waste: '10' }, measures('16 ft', '12 ft'), '29 boards'],
  // 26 rows × 20 ft = 520 ft; 520 / 16 = 32.5
  ['deck boards from offcuts', DECK, measures('20 ft', '12 ft'), '33 boards'],
  // 40 × 8 = 320 sq ft; 320 / 106.56 = 3.003
  [
    'insulation batts',
    { ...FLOOR, by: 'surface', unit: 'bag', packs: '', per: '106.56' },
    measures('40 ft', '1', '8 ft'),
    '4 bags',
  ],
  // 12 × 10 × 1/3 = 40 cu ft, in bags of half a cubic foot
  [
    'gravel in bags',
    { by: 'volume', amount: '1', unit: 'bag', per: '1/2', in: 'cu ft' },
    measures('12 ft', '10 ft', '4 in'),
    '80 bags',
  ],
  // 40 / 27 = 1.48 cu yd, sold by the half yard
  [
    'gravel by the yard',
    { by: 'volume', amount: '1', unit: 'cu yd', per: '1', in: 'cu yd', pack: '0.5' },
    measures('12 ft', '10 ft', '4 in'),
    '1.5 cu yd',
  ],
  // 528 / 20.5 = 25.8, so 26 strips; 96 in. is cut at 105, five repeats of 21; 396 / 105 = 3 a roll
  ['wallpaper with a repeat', { ...PAPER, gap: '21 in' }, ROOM, '9 rolls'],
  // 396 / 96 = 4 a roll; 26 / 4 = 6.5
  ['wallpaper without a repeat', PAPER, ROOM, '7 rolls'],
  // 44 ft and 10% is 48.4; 48.4 / 8 = 6.05
  [
    'baseboard around a room',
    { by: 'edge', amount: '1', unit: 'ft', per: '1', in: 'ft', waste: '10', pack: '8', packs: 'length' },
    ROOM,
    '7 lengths of 8 ft',
  ],
  // 12 / 10 = 1.2 pieces for every 10 ft, five each
  ['clips along a length', { by: 'length', amount: '5', unit: 'clip', per: '10', in: 'ft' }, ROOM, '6 clips'],
  [
    'a strip for each window',
    { by: 'pieces', amount: '17', unit: 'ft', per: '1', pack: '17', packs: 'roll' },
    { count: ratio(4) },
    '4 rolls of 17 ft',
  ],
  [
    'a fixed number in packs',
    { by: 'fixed', amount: '72', unit: 'screw', pack: '50', packs: 'box' },
    {},
    '2 boxes of 50 screws',
  ],
  ['one tool', { by: 'fixed', amount: '1' }, {}, '1'],
]

test.each(WORKED)('%s', (_, formula, input, expected) => {
  const item = { ...NEW_ITEM, amount: '', ...formula }
  expect(quantityText(item, quantityOf(item, input))).toBe(expected)
})

test.each([
  ['a measure that is missing', PAINT, measures('12 ft', '10 ft')],
  ['no coverage', { ...PAINT, per: '0' }, ROOM],
  ['a unit of another kind', { ...PAINT, in: 'cu ft' }, ROOM],
  ['a number that is none', { ...PAINT, coats: 'two' }, ROOM],
  ['a roll shorter than the wall', { ...PAPER, long: '7 ft' }, ROOM],
  ['a board without a width', { ...DECK, wide: '' }, ROOM],
  ['packs of nothing', { ...PAINT, pack: '0' }, ROOM],
])('%s gives no quantity', (_, formula, value) => {
  expect(quantityOf({ ...NEW_ITEM, ...formula }, value)).toBe(null)
})
