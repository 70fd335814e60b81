/** Characters of a description that search engines show, about. */
export const SHOWN_DESCRIPTION = 160

/** A text on one line, truncated after a word, or after a character in scripts with few spaces. */
export function shortDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= SHOWN_DESCRIPTION) return line
  const start = line.slice(0, SHOWN_DESCRIPTION - 1).replace(/[\uD800-\uDBFF]$/, '')
  const words = start.replace(/\s+\S*$/, '')
  return `${(words.length < start.length / 2 ? start : words).replace(/[\s,.;:–—-]+$/, '')}…`
}

/** Truncates a text to `length` characters plus `...`; shorter texts are unchanged. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}...`
}
