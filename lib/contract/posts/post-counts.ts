import { z } from 'zod'

/** Post counts by filter of the admin's list. */
export const postCountsSchema = z.object({
  all: z.number(),
  draft: z.number(),
  published: z.number(),
  highlighted: z.number(),
})

export type PostStatusCounts = z.infer<typeof postCountsSchema>
