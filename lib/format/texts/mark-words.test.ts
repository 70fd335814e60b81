import { expect, test } from 'vitest'
import { markWords } from './words'

const marked = (text: string, words: string[]) =>
  markWords(text, words)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('')

test.each([
  ['Hanging a lamp', ['lamp'], 'Hanging a [lamp]'],
  ['Lamps, lamp-shades', ['lamp', 'shade'], '[Lamps], [lamp]-[shades]'],
  ['Two batteries', ['battery'], 'Two [batteries]'],
  ['A café', ['cafe'], 'A [café]'],
  ['Clamp', ['lamp'], 'Clamp'],
  ['Nothing', [], 'Nothing'],
])('%s', (text, words, expected) => expect(marked(text, words)).toBe(expected))

test('the pieces join to the text', () => {
  const text = ' A lamp, two lamps & 1/2 lamp! '
  expect(
    markWords(text, ['lamp'])
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
