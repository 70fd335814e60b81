import { z } from 'zod'
import { anyText, looseText, looseTexts, text } from '../../fields/fields'
import { MAX_AUTHOR_BIO_LENGTH, MAX_AUTHOR_LINKS, MAX_AUTHOR_NAME_LENGTH, MAX_URL_LENGTH } from '../../limits'
import { pictureAddress } from '../../pictures/picture-address'

/** An author of posts: an addition of this site. */
export const authorShape = z.object({
  id: anyText,
  name: anyText,
  /** A short text about the author; may be empty. */
  bio: anyText,
  picture: looseText,
  /** http or https addresses. */
  links: looseTexts,
})
export type Author = z.infer<typeof authorShape>

const isAuthor = (value: unknown) =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' && value.name !== ''

/** The author in API responses; null if a post has none. */
export const authorSchema = z.preprocess((value) => (isAuthor(value) ? value : null), authorShape.nullable())

const link = text(MAX_URL_LENGTH)
  .transform((value) => value.trim())
  .refine((value) => /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value), 'must be an http or https address')

/** An author as written. */
export const authorInput = z.object(
  {
    name: text(MAX_AUTHOR_NAME_LENGTH)
      .transform((value) => value.trim())
      .refine((value) => value !== '', 'is required'),
    bio: text(MAX_AUTHOR_BIO_LENGTH)
      .transform((value) => value.trim())
      .default(''),
    picture: pictureAddress
      .transform((value) => value || null)
      .nullable()
      .default(null),
    links: z
      .array(link, 'must be a list of addresses')
      .max(MAX_AUTHOR_LINKS, `must hold at most ${MAX_AUTHOR_LINKS} addresses`)
      .transform((values) => [...new Set(values)])
      .default([]),
  },
  'must be an object',
)
export type AuthorInput = z.infer<typeof authorInput>
