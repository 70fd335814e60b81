import { z } from 'zod'
import { postSummarySchema } from './post'
import { productSchema } from './product'

const SAVED_KINDS = ['post', 'product'] as const
export const savedKindSchema = z.enum(SAVED_KINDS, 'must be post or product')
export type SavedKind = z.infer<typeof savedKindSchema>

/** A visitor's list, the latest saved first. What was unpublished or deleted since is left out. */
export const savedSchema = z.object({ posts: z.array(postSummarySchema), products: z.array(productSchema) })
export type Saved = z.infer<typeof savedSchema>

/** Most items of a list. */
export const MAX_SAVED = 500
