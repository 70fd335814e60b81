import { expect, test } from 'vitest'
import { lineChanges, type DiffPiece, wordChanges } from './readable-lines'

/** `same [-removed-] [+added+]` */
const formatted = (pieces: DiffPiece[]) =>
  pieces.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}+]` : `[-${text}-]`)).join('')
const of = (pieces: DiffPiece[], ...kinds: DiffPiece['kind'][]) =>
  pieces
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('')

test.each([
  ['Saw the oak board', 'Saw the ash board', 'Saw the [-oak-][+ash+] board'],
  ['Same', 'Same', 'Same'],
  ['', 'New', '[+New+]'],
  ['Old', '', '[-Old-]'],
  ['Nothing alike here', 'Quite something else', '[-Nothing alike here-][+Quite something else+]'],
])('the changed words from %j to %j are marked', (before, after, marked) => {
  expect(formatted(wordChanges(before, after))).toBe(marked)
})

test('unchanged lines are separated from lines with changed words', () => {
  const runs = lineChanges(['One', 'Two is here', 'Three', 'Four'], ['One', 'Two was here', 'Three'])
  expect(runs.map((run) => (run.kind === 'same' ? run.lines : formatted(run.pieces)))).toEqual([
    ['One'],
    'Two [-is-][+was+] here',
    ['Three'],
    '[-Four-]',
  ])
})

test('both texts can be reconstructed from a comparison', () => {
  const texts = [
    '',
    'a',
    'a b c',
    'c b a',
    'a\nb\nc',
    ' spaced  out ',
    '2 × 4 is “nominal”',
    'Ünïcode 🪚 saw',
    'x'.repeat(500),
  ]
  for (const before of texts) {
    for (const after of texts) {
      const pieces = wordChanges(before, after)
      expect([of(pieces, 'same', 'removed'), of(pieces, 'same', 'added')]).toEqual([before, after])
    }
  }
})

test('two long texts without common parts are compared within the time limit', () => {
  const text = (seed: number) => Array.from({ length: 40_000 }, (_, index) => `w${(index * seed) % 7919}`)
  const startedAt = performance.now()
  wordChanges(text(31).join(' '), text(37).join(' '))
  lineChanges(text(31), text(37))
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})
