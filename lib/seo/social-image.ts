/** The subject of a social image, with its key: a post's id or a category's name. */
export type SocialSubject =
  { kind: 'site'; key: 'home' } | { kind: 'category'; key: string } | { kind: 'post'; key: string }

/** Pixels; the size that all networks show uncropped. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 }
export const SOCIAL_IMAGE_TYPE = 'image/jpeg'

/** The path of a social image. */
export function socialImagePath({ kind, key }: SocialSubject): string {
  return `/social/${kind}/${encodeURIComponent(key)}.jpg`
}

/** Parses the path of a social image; null if invalid. Older links end in .png. */
export function readSocialSubject(kind: string, file: string): SocialSubject | null {
  const key = file.match(/^(.+)\.(?:jpg|png)$/s)?.[1]
  if (!key) return null
  if (kind === 'site') return key === 'home' ? { kind, key } : null
  return kind === 'category' || kind === 'post' ? { kind, key } : null
}
