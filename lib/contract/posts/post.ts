import { z } from 'zod'
import { authorSchema } from './authors'
import { CATEGORIES } from './categories'
import * as limits from '../limits'
import { id } from '../call'
import * as f from '../fields/fields'
import { pictureAddress } from '../pictures/picture-address'
import { postSeoInput, postSeoSchema } from './post-seo'
import { linkedProductSchema, productsSchema } from '../products/product'

export const POST_STATUSES = ['draft', 'published'] as const
export const postStatusSchema = z.enum(POST_STATUSES, 'must be draft or published')
export type PostStatus = z.infer<typeof postStatusSchema>

/** A post in API responses. Lists omit `content`, `seo` and `author`. */
export const postSchema = z.object({
  /** Empty if an external API sends none; such a post has no address. */
  id: f.anyText,
  slug: f.looseText,
  title: f.anyText,
  summary: f.anyText,
  content: f.anyText,
  previewImage: f.looseText,
  previewImageAlt: f.looseText,
  previewImageCaption: f.looseText,
  /** The focal points of the preview image and of the social picture, if they are pictures of the library that have one. */
  previewImageFocus: f.looseFocalPoint,
  socialImageFocus: f.looseFocalPoint,
  categories: f.looseTexts,
  tags: f.looseTexts,
  status: postStatusSchema.catch('draft'),
  isHighlighted: f.looseFlag,
  created_at: f.timestamp,
  /** First publication; null for a post that was never published, or if an external API sends none. */
  published_at: f.timestamp,
  /** Its last save, which identifies its version. */
  updated_at: f.timestamp,
  /** When what a reader sees of it last changed; null if an external API sends none. */
  changed_at: f.timestamp,
  /** The language tag of its texts in answers to visitors, if it is not English: an addition of this site. */
  language: z.string().optional().catch(undefined),
  products: productsSchema,
  /** Difficulty, time and cost of its project kit: `Easy · A weekend · about $200`. */
  effort: f.looseText.optional(),
  seo: postSeoSchema,
  author: authorSchema,
})
export type Post = z.infer<typeof postSchema>

/** A post in a list: everything but its content, its search engine fields and what else is known of its author. */
export const postSummarySchema = postSchema
  .omit({ content: true, seo: true, socialImageFocus: true, author: true })
  .extend({
    author_name: f.looseText.optional(),
    /** In a search without products (`brief`): the sentence of its text with a searched word, if neither title nor summary has one. */
    excerpt: f.looseText.optional(),
  })
export type PostSummary = z.infer<typeof postSummarySchema>

/** The data of a post for sitemaps. */
export const postAddressSchema = postSchema.pick({
  id: true,
  slug: true,
  title: true,
  categories: true,
  previewImage: true,
  updated_at: true,
  changed_at: true,
})
export type PostAddress = z.infer<typeof postAddressSchema>

const written = z.string().refine((value) => value.trim() !== '', 'is required')

/** What a post needs at every API: of another one, the further rules are not known. */
export const postNeedsSchema = z.object({ title: written, summary: written })

const tags = f.textsOf(f.trimmed(limits.MAX_TAG_LENGTH), 'tags', limits.MAX_TAGS)

const categories = z
  .array(z.enum(CATEGORIES, 'must be one of the fixed categories'), 'must be a list of categories')
  .transform((values) => [...new Set(values)])

const writableFields = {
  title: f.required(limits.MAX_TITLE_LENGTH),
  summary: f.required(limits.MAX_SUMMARY_LENGTH),
  content: f.text(limits.MAX_CONTENT_LENGTH),
  previewImage: pictureAddress.nullable(),
  previewImageAlt: f.text(limits.MAX_ALT_LENGTH).nullable(),
  previewImageCaption: f.text(limits.MAX_ALT_LENGTH).nullable(),
  products: z.array(linkedProductSchema, 'must be a list of products').max(limits.MAX_LINKED_PRODUCTS),
  tags,
  categories,
  status: postStatusSchema,
  isHighlighted: f.flag,
  seo: postSeoInput,
  /** The id of its author; null for none. */
  author_id: z.union([id, z.null()], 'must be the id of an author or null'),
}

export const postCreateSchema = z.object(writableFields, 'must be an object').extend({
  content: writableFields.content.default(''),
  previewImage: writableFields.previewImage.default(null),
  previewImageAlt: writableFields.previewImageAlt.default(null),
  previewImageCaption: writableFields.previewImageCaption.default(null),
  products: writableFields.products.default([]),
  tags: writableFields.tags.default([]),
  categories: writableFields.categories.default([]),
  status: writableFields.status.default('draft'),
  isHighlighted: writableFields.isHighlighted.default(false),
  seo: writableFields.seo.optional(),
  author_id: writableFields.author_id.optional(),
})
export type PostCreate = z.infer<typeof postCreateSchema>

const publicationDate = z
  .string('must be a time')
  .refine((value) => Number(f.readTimestamp(value)?.slice(0, 4)) >= 1900, 'must be a time')
  .transform((value) => f.readTimestamp(value) ?? value)

/** A partial update; `updated_at` is the version it is based on. */
export const postChangeSchema = z
  .object(writableFields, 'must be an object')
  .partial()
  .extend({
    /** When it was published first, not in the future; of published posts, and those that once were. */
    published_at: publicationDate.optional(),
    updated_at: f.versionOf('post').optional(),
  })
export type PostChange = z.infer<typeof postChangeSchema>
