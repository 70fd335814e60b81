import { expect, test } from 'vitest'
import { storedWords } from './visit-tally'

const LONG = 'oak shelf '.repeat(7)

test('the words of a search are stored in lower case, without spaces around them', () => {
  expect(storedWords('  Oak   Shelf ')).toBe('oak shelf')
})

test.each(['ann.miller@home.example', '+1 (555) 010-9999'])('%s is not stored, nor its beginning', (personal) => {
  expect(storedWords(`oak ${personal}`)).toBeNull()
  expect(storedWords(`${LONG}${personal}`)).toBeNull()
  expect(storedWords(`${LONG}oak ${personal}`)).toBeNull()
})
