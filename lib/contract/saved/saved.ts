import { z } from 'zod'
import { postSummarySchema } from '../posts/post'
import { productSchema } from '../products/product'

const SAVED_KINDS = ['post', 'product'] as const
export const savedKindSchema = z.enum(SAVED_KINDS, 'must be post or product')
export type SavedKind = z.infer<typeof savedKindSchema>

/** A visitor's saved items, latest first, without those that were unpublished or deleted since. */
export const savedSchema = z.object({ posts: z.array(postSummarySchema), products: z.array(productSchema) })
export type Saved = z.infer<typeof savedSchema>

/** Maximum items per visitor. */
export const MAX_SAVED = 500
