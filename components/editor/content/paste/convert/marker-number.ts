const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }
const IS_ROMAN = /^(?:x{0,3}|x?l)(?:ix|iv|v?i{0,3})$/i

/**
 * The number of a list item by its marker; null for a bullet. Of `2.3.` it is the last part, of a letter its place in
 * the alphabet. Bullets of symbol fonts are letters without punctuation.
 */
export function markerNumber(marker: string): number | null {
  const text = marker.replace(/[\s\u00a0]+/g, ' ').trim()
  const digits = text.match(/\d+/g)?.at(-1)
  if (digits && digits.length <= 6) return Number(digits)
  const letters = /^\(?([a-z]{1,5})[.):\]-]$/i.exec(text)?.[1]?.toLowerCase()
  if (!letters) return null
  if (letters.length > 1 || /[ivx]/.test(letters)) return IS_ROMAN.test(letters) ? romanNumber(letters) : 1
  return letters.charCodeAt(0) - 96
}

function romanNumber(letters: string): number {
  const values = [...letters].map((letter) => ROMAN[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}
