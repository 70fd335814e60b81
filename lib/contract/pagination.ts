import { z } from 'zod'

export const paginationSchema = z.object({
  page: z.number(),
  total: z.number(),
  total_pages: z.number(),
  has_prev: z.boolean(),
  has_next: z.boolean(),
})
export type Pagination = z.infer<typeof paginationSchema>
