/** A piece of a text, and whether it is a search word. */
type Piece = { text: string; isMarked: boolean }

/** A word in small letters without accents. */
export const foldWord = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Whether a word equals a search word, in singular or plural. */
const isForm = (written: string, word: string) =>
  written === word ||
  written === `${word}s` ||
  written === `${word}es` ||
  (word.endsWith('y') && written === `${word.slice(0, -1)}ies`)

/** Splits a text into pieces, with search words as marked pieces. */
export function markWords(text: string, words: string[]): Piece[] {
  if (words.length === 0) return [{ text, isMarked: false }]
  const pieces: Piece[] = []
  for (const part of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    const written = foldWord(part)
    const isMarked = written !== '' && words.some((word) => isForm(written, word))
    const last = pieces.at(-1)
    if (last && last.isMarked === isMarked) last.text += part
    else if (part !== '') pieces.push({ text: part, isMarked })
  }
  return pieces
}

/** Whether a text holds one of the search words. */
export const holdsWord = (text: string, words: string[]): boolean =>
  markWords(text, words).some(({ isMarked }) => isMarked)
