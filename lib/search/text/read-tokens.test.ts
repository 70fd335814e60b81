import { expect, test } from 'vitest'
import { readTokens } from './read-tokens'

const read = (text: string) =>
  readTokens(text)
    .map((token) =>
      token.kind === 'measure'
        ? token.measures.map(({ value, unit }) => `${value}${unit ? ` ${unit}` : ''}`).join(' x ')
        : token.written,
    )
    .join(' | ')

test.each([
  ['200a panel', '200 amp | panel'],
  ['4in pipe', '4 in | pipe'],
  ['pipe4in', 'pipe | 4 in'],
  ['24inx36in', '24 in x 36 in'],
  ['filter16x25x1', 'filter | 16 x 25 x 1'],
  ['36inchvanity', '36 in | vanity'],
  ['6ftladder', '6 ft | ladder'],
  ['10ampbreaker', '10 amp | breaker'],
  ['4in1 tool', '4 | in | 1 | tool'],
  ['4-in-1 tool', '4 | in | 1 | tool'],
  ['4 in 1 tool', '4 | in | 1 | tool'],
])('%s is read as %s', (text, intended) => expect(read(text)).toBe(intended))

test.each(['kp200', 'wd40', 'cat5e', 'm18', 'dcd771c2', 'r13'])('%s is a model', (text) =>
  expect(readTokens(text).map(({ kind }) => kind)).toEqual(['model']),
)
