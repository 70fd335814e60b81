/**
 * Splits a name into what may break between its words, at even places, and what should not, at odd ones: a word with a
 * hyphen, or a number with the word after it: `7-1/4 Inch`, `24-Tooth`.
 */
export const heldWords = (text: string): string[] => text.split(/(\d[\d.,/-]*\s\S+|\S*-\S*)/)
