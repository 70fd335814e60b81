/** Slugs, apart from the paths that every page loads: the letters of `transliterate` are 9 kB of script. */
import transliterate from '@sindresorhus/transliterate'

export const MAX_SLUG_LENGTH = 80

/** Latin letters that Unicode does not divide into a plain one and its marks: ß, ø, ł, ı. */
const UNDIVIDED = /(?![a-z])\p{Script=Latin}/giu

/** The slug of a title; null if it has no Latin letter or digit. */
export function slugOf(title: string): string | null {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(UNDIVIDED, (letter) => transliterate(letter))
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  if (!words) return null
  let slug = ''
  for (const word of words) {
    if (slug && slug.length + word.length + 1 > MAX_SLUG_LENGTH) break
    slug = slug ? `${slug}-${word}` : word.slice(0, MAX_SLUG_LENGTH)
  }
  return slug
}
