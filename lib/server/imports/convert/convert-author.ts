import 'server-only'
import { type AuthorInput, authorInput } from '@/lib/contract/posts/authors'
import { MAX_AUTHOR_BIO_LENGTH, MAX_AUTHOR_NAME_LENGTH } from '@/lib/contract/limits'
import { storable } from '@/lib/format/texts/map-texts'
import type { ImportedAuthor } from '../../../import/imported-post'

/** An author of the source; the id is that of an export of this software. */
export type FoundAuthor = AuthorInput & { id?: string }

/** The author of a post with the picture stored here, without what cannot be stored; null for none, or one without a name. */
export async function convertAuthor(
  author: ImportedAuthor | null,
  pictureOf: (src: string) => Promise<string | null>,
): Promise<FoundAuthor | null> {
  if (!author) return null
  const name = author.name.slice(0, MAX_AUTHOR_NAME_LENGTH)
  const picture = author.picture && (await pictureOf(author.picture))
  const whole = { name, bio: author.bio.slice(0, MAX_AUTHOR_BIO_LENGTH), picture, links: author.links }
  for (const fields of [whole, { name }]) {
    const input = authorInput.safeParse(storable(fields))
    if (input.success) return { ...input.data, ...(author.id && { id: author.id }) }
  }
  return null
}
