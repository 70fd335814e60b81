import { z } from 'zod'
import { POSTS_PER_PAGE } from '../limits'

/** Completes what an external API omits or sends as text. */
function complete(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  const number = (key: string) =>
    fields[key] === null || fields[key] === '' ? Number.NaN : Number(fields[key] ?? Number.NaN)
  const page = number('page') || 1
  const pages = number('total_pages')
  const perPage = number('per_page')
  // Without a total, the maximum that the pages can contain.
  const most = pages * (perPage >= 1 ? perPage : POSTS_PER_PAGE)
  const total = Number.isNaN(number('total')) ? most : number('total')
  const totalPages = pages >= 1 ? pages : perPage >= 1 ? Math.max(1, Math.ceil(total / perPage)) : 1
  return {
    page,
    total,
    total_pages: totalPages,
    has_prev: typeof fields.has_prev === 'boolean' ? fields.has_prev : page > 1,
    has_next: typeof fields.has_next === 'boolean' ? fields.has_next : page < totalPages,
  }
}

export const paginationSchema = z.preprocess(
  complete,
  z.object({
    page: z.number(),
    total: z.number(),
    total_pages: z.number(),
    has_prev: z.boolean(),
    has_next: z.boolean(),
  }),
)

/** An external API may omit the pagination. */
export const loosePagination = paginationSchema.optional().catch(undefined)

export type Pagination = z.infer<typeof paginationSchema>
