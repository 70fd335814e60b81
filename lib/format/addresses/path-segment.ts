export const MAX_SLUG_LENGTH = 80

/** The slug of a title; null if it has no Latin letter or digit. */
export function slugOf(title: string): string | null {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
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

/** Decodes a path segment; null if its escapes are invalid. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
