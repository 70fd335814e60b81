/**
 * What the spellings of a tag have in common: without case, accents, spaces, hyphens and a plural's s. Empty for a tag
 * of signs only.
 */
export function tagKey(tag: string): string {
  return tag
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/(?<=[^s]{2})s$/, '')
}

/** Another spelling of a tag among the given ones; null if there is none. */
export function otherSpelling(tag: string, tags: readonly string[]): string | null {
  const key = tagKey(tag)
  return (key && tags.find((other) => other !== tag && tagKey(other) === key)) || null
}
