const WORDS_PER_MINUTE = 230
const WORD = /[\p{L}\p{N}]\S*/gu

/** The number of words of a plain text. */
export const wordsIn = (text: string): number => text.match(WORD)?.length ?? 0

/** Reading time of a number of words in minutes, at least 1. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE))

/** Reading time of HTML in minutes, at least 1. */
export const readingMinutes = (html: string): number => minutesFor(wordsIn(html.replace(/<[^>]*>/g, ' ')))
