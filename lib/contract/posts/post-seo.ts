import { z } from 'zod'
import { isObject, isWebAddress, looseFlag, looseText, nullIfEmpty, trimmed } from '../fields/fields'
import { MAX_SEO_DESCRIPTION_LENGTH, MAX_SEO_TITLE_LENGTH, MAX_URL_LENGTH } from '../limits'
import { MAX_SLUG_LENGTH } from '../../format/addresses/slugs'
import { pictureAddress } from '../pictures/picture-address'

/** Values for search engines and social networks in place of a post's own fields; null where these apply. */
const seoShape = z.object({
  /** The last part of the address but one; without it, it follows the title. */
  slug: looseText,
  title: looseText,
  description: looseText,
  /** The picture shared on networks, in place of the drawn one. */
  image: looseText,
  /** The address of the original, if the post first appeared elsewhere. */
  canonical: looseText,
  noindex: looseFlag,
})
export type PostSeo = z.infer<typeof seoShape>

/** The search engine fields in API responses; null if a post has none of its own. */
export const postSeoSchema = z.preprocess((value) => (isObject(value) ? value : null), seoShape.nullable())

/** Lower-case Latin letters and digits, in words joined by single hyphens. */
const slug = trimmed(MAX_SLUG_LENGTH).refine(
  (value) => value === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value),
  'may have only lower-case letters a to z, digits, and single hyphens between them',
)

const canonical = trimmed(MAX_URL_LENGTH).refine(
  (value) => value === '' || isWebAddress(value),
  'must be an http or https address',
)

/** The search engine fields as written: missing ones are null, and all of them empty are null together. */
export const postSeoInput = z
  .object(
    {
      slug: nullIfEmpty(slug),
      title: nullIfEmpty(trimmed(MAX_SEO_TITLE_LENGTH)),
      description: nullIfEmpty(trimmed(MAX_SEO_DESCRIPTION_LENGTH)),
      image: nullIfEmpty(pictureAddress),
      canonical: nullIfEmpty(canonical),
      noindex: z.boolean('must be true or false').default(false),
    },
    'must be an object',
  )
  .nullable()
  .transform((seo) => (seo && Object.values(seo).some(Boolean) ? seo : null))
