/** A number of bytes for people: `412 KB`, `1.2 MB`, `3.4 GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} KB`
  if (bytes < 999_950_000) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`
}

/** A number with what it counts: `1 post`, `2,290 posts`. @param many the plural; by default the singular with an s. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

const WORDS_PER_MINUTE = 230

const WORD = /[\p{L}\p{N}]\S*/gu

/** The number of words of a plain text. */
export const wordsIn = (text: string): number => text.match(WORD)?.length ?? 0

/** Reading time of a number of words in minutes, at least 1. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE))

/** Reading time of HTML in minutes, at least 1. */
export const readingMinutes = (html: string): number => minutesFor(wordsIn(html.replace(/<[^>]*>/g, ' ')))

/** The page of a list that is shown: its number, its full size, and how many items the API answered. */
type Shown = { page: number; size: number; count: number }

/** `total` is null if it is not known; `pages` is then one more than the page. `label` is `Page 2 of 3` or `Page 2`. */
type ListPages = { total: number | null; pages: number; label: string }

/** The pages of a list. An API may return no pagination: then a full page has a next one, and the end is not known. */
export function listPages(
  pagination: { total: number; total_pages: number } | undefined,
  { page, size, count }: Shown,
): ListPages {
  if (!pagination && count >= size) return { total: null, pages: page + 1, label: `Page ${page}` }
  const { total, total_pages: pages } = pagination ?? { total: (page - 1) * size + count, total_pages: page }
  return { total, pages, label: `Page ${page} of ${pages}` }
}
