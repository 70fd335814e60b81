import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { FORMULA, withoutGuard } from './escape'

const CELLS = ['=1+1', '=1+1\nof two lines', '+1', '-18 V', '@name', "'quoted'", "it's", 'plain']

test('cells that look like formulae are guarded in a file, and come back as they were', () => {
  const file = Papa.unparse([CELLS], { escapeFormulae: FORMULA })
  const [cells] = Papa.parse<string[]>(file).data
  expect(cells?.slice(0, 5)).toEqual(CELLS.slice(0, 5).map((cell) => `'${cell}`))
  expect(cells?.map(withoutGuard)).toEqual(CELLS)
})
