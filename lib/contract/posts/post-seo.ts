import { z } from 'zod'
import * as f from '../fields/fields'
import { MAX_SEO_DESCRIPTION_LENGTH, MAX_SEO_TITLE_LENGTH, MAX_URL_LENGTH } from '../limits'
import { MAX_SLUG_LENGTH } from '../../format/addresses/slugs'
import { pictureAddress } from '../pictures/picture-address'

/** Values for search engines and social networks in place of a post's own fields; null where these apply. */
const seoShape = z.object({
  /** The last part of the address but one; without it, it follows the title. */
  slug: f.looseText,
  title: f.looseText,
  description: f.looseText,
  /** The picture shared on networks, in place of the drawn one. */
  image: f.looseText,
  /** The address of the original, if the post first appeared elsewhere. */
  canonical: f.looseText,
  noindex: f.looseFlag,
})
export type PostSeo = z.infer<typeof seoShape>

/** The search engine fields in API responses; null if a post has none of its own. */
export const postSeoSchema = z.preprocess((value) => (f.isObject(value) ? value : null), seoShape.nullable())

/** Lower-case Latin letters and digits, in words joined by single hyphens. */
const slug = f
  .trimmed(MAX_SLUG_LENGTH)
  .refine(
    (value) => value === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value),
    'may have only lower-case letters a to z, digits, and single hyphens between them',
  )

const canonical = f
  .trimmed(MAX_URL_LENGTH)
  .refine((value) => value === '' || f.isWebAddress(value), 'must be an http or https address')

/** The search engine fields as written: missing ones are null, and all of them empty are null together. */
export const postSeoInput = z
  .object(
    {
      slug: f.nullIfEmpty(slug),
      title: f.nullIfEmpty(f.trimmed(MAX_SEO_TITLE_LENGTH)),
      description: f.nullIfEmpty(f.trimmed(MAX_SEO_DESCRIPTION_LENGTH)),
      image: f.nullIfEmpty(pictureAddress),
      canonical: f.nullIfEmpty(canonical),
      noindex: z.boolean('must be true or false').default(false),
    },
    'must be an object',
  )
  .nullable()
  .transform((seo) => (seo && Object.values(seo).some(Boolean) ? seo : null))
