import { z } from 'zod'

/** How many posts each filter of the admin's list holds. */
export const postCountsSchema = z.object({
  all: z.number(),
  draft: z.number(),
  published: z.number(),
  highlighted: z.number(),
})
export type PostCounts = z.infer<typeof postCountsSchema>
