import { z } from 'zod'
import { POSTS_PER_PAGE, MAX_PAGE } from '../limits'
import { printable } from '@/lib/format/texts/map-texts'

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

type QueryValue = string | string[] | undefined

const first = (value: QueryValue) => (Array.isArray(value) ? value[0] : value) ?? ''

/** A page number from a query string; 1 for an invalid one. */
export function readPageNumber(value: QueryValue): number {
  const text = first(value)
  const page = /^\d{1,9}$/.test(text) ? Number(text) : 1
  return page >= 1 && page <= MAX_PAGE ? page : 1
}

/** Text from a query string: trimmed, at most `max` characters, without those that a page cannot hold. */
export function readQueryText(value: QueryValue, max: number): string {
  return printable(first(value).trim().slice(0, max))
}
