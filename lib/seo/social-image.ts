/** What a social image is made for, and its key within that: a post's id, a category's name. */
export type SocialSubject = { kind: 'site'; key: 'home' } | { kind: 'category'; key: string } | { kind: 'post'; key: string }

/** Pixels; the size that every network shows whole. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 }
export const SOCIAL_IMAGE_TYPE = 'image/jpeg'

/** The one address of a social image. */
export function socialImagePath({ kind, key }: SocialSubject): string {
  return `/social/${kind}/${encodeURIComponent(key)}.jpg`
}

/** The subject that the parts of an address name; null where they name none. Addresses shared earlier end in .png. */
export function readSocialSubject(kind: string, file: string): SocialSubject | null {
  const key = file.match(/^(.+)\.(?:jpg|png)$/s)?.[1]
  if (!key) return null
  if (kind === 'site') return key === 'home' ? { kind, key } : null
  return kind === 'category' || kind === 'post' ? { kind, key } : null
}
