import { z } from 'zod'
import * as f from '../fields/fields'
import { MAX_AUTHOR_BIO_LENGTH, MAX_AUTHOR_LINKS, MAX_AUTHOR_NAME_LENGTH, MAX_URL_LENGTH } from '../limits'
import { pictureAddress } from '../pictures/picture-address'
import { admin, dataResponse, id, messageDataResponse, messageResponse } from '../call'

/** An author of posts: an addition of this site. */
export const authorShape = z.object({
  id: f.anyText,
  name: f.anyText,
  /** A short text about the author; may be empty. */
  bio: f.anyText,
  picture: f.looseText,
  /** http or https addresses. */
  links: f.looseTexts,
})

export type Author = z.infer<typeof authorShape>

const isAuthor = (value: unknown) => f.isObject(value) && typeof value.name === 'string' && value.name !== ''

/** The author in API responses; null if a post has none. */
export const authorSchema = z.preprocess((value) => (isAuthor(value) ? value : null), authorShape.nullable())

const link = f.trimmed(MAX_URL_LENGTH).refine(f.isWebAddress, 'must be an http or https address')

export const authorInput = z.object(
  {
    name: f.trimmed(MAX_AUTHOR_NAME_LENGTH).refine((value) => value !== '', 'is required'),
    bio: f.trimmed(MAX_AUTHOR_BIO_LENGTH).default(''),
    picture: f.nullIfEmpty(pictureAddress),
    links: f
      .listOf(link, 'addresses', MAX_AUTHOR_LINKS)
      .transform((values) => [...new Set(values)])
      .default([]),
  },
  'must be an object',
)

export type AuthorInput = z.infer<typeof authorInput>

/** An author in the administrator's list. */
const usedAuthorSchema = authorShape.extend({
  /** The number of posts, drafts included. */
  posts: f.looseCount,
  /** The latest of them. */
  used_by: f.looseObjects(z.object({ id: f.anyText, title: f.anyText })),
})

export type UsedAuthor = z.infer<typeof usedAuthorSchema>

/** Authors of posts: additions of this site. Posts name theirs by `author_id`. */
export const authorCalls = {
  list: admin('GET /admin/authors', 'List authors, by name, with the posts they wrote').output(
    dataResponse({ authors: f.looseObjects(usedAuthorSchema) }),
  ),
  save: admin('PUT /admin/authors/{id}', 'Add an author under an id of your choice, or change one', {
    failures: [409],
    isDetailed: true,
    description: 'Names are unique.',
  })
    .input(z.object({ params: z.object({ id }), body: authorInput }))
    .output(messageDataResponse({ author: authorShape })),
  remove: admin('DELETE /admin/authors/{id}', 'Remove an author', {
    failures: [404],
    description: 'Posts lose it, and have it again if it is saved under the same id.',
  })
    .input(z.object({ id }))
    .output(messageResponse({})),
}
