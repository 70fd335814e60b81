/** Characters of a description that search engines show, about. */
export const SHOWN_DESCRIPTION = 160

/** The start of a text up to a whole word, or up to its end in scripts with few spaces. @param next what follows it. */
function upToWord(start: string, next: string): string {
  const words = /^\s/.test(next) ? start : start.replace(/\s+\S*$/, '')
  return (words.length < start.length / 2 ? start : words).replace(/[\s,.;:–—-]+$/, '')
}

/** A text on one line, truncated after a word. */
export function shortDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= SHOWN_DESCRIPTION) return line
  const start = line.slice(0, SHOWN_DESCRIPTION - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${upToWord(start, line.slice(start.length))}…`
}

/** Truncates a text after a word to at most `length` characters plus `...`; shorter texts are unchanged. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text)
  if (characters.length <= length) return text
  const start = characters.slice(0, length).join('')
  return `${upToWord(start, text.slice(start.length))}...`
}

/**
 * Splits a name into what may break between its words, at even places, and what should not, at odd ones: a word with a
 * hyphen, or a number with the word after it: `7-1/4 Inch`, `24-Tooth`. A number that ends a word is none: `N95 Masks`, `2x6 Boards`.
 */
export const heldWords = (text: string): string[] => text.split(/((?<![\p{L}\p{N}])\d[\d.,/-]*\s\S+|\S*-\S*)/u)
