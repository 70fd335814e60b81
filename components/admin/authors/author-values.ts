import type { Author, AuthorInput } from '@/lib/contract/posts/authors'

/** Form values of an author; links are one per line. */
export type AuthorValues = { name: string; bio: string; picture: string; links: string }

export const NEW_AUTHOR: AuthorValues = { name: '', bio: '', picture: '', links: '' }

export function authorValues({ name, bio, picture, links }: Author): AuthorValues {
  return { name, bio, picture: picture ?? '', links: links.join('\n') }
}

/** The author as sent: addresses without a scheme get https. */
export function authorBody({ name, bio, picture, links }: AuthorValues): AuthorInput {
  const lines = links.split('\n').map((line) => line.trim())
  return {
    name: name.trim(),
    bio: bio.trim(),
    picture: picture.trim() || null,
    links: lines.filter(Boolean).map((line) => (/^[a-z][a-z\d+.-]*:/i.test(line) ? line : `https://${line}`)),
  }
}
