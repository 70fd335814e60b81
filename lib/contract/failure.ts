import type { z } from 'zod'
import type { failureSchema } from './failure-schema'

/** The body of every error response: its schema is not for browsers. */
export type Failure = z.infer<typeof failureSchema>

/** A message about fields with their names for people, `Slug is taken` for `seo.slug is taken`; any other as it is. */
function readableMessage(message: string, issues: NonNullable<Failure['issues']>): string {
  if (!issues[0]?.path || !message.startsWith(`${issues[0].path} `)) return message
  return issues.map((issue) => `${fieldName(issue.path)} ${issue.message}`).join('; ')
}

/** @param path names and positions, such as `products.0.original_price`. */
function fieldName(path: string): string {
  const name = path.split('.').findLast((part) => !/^\d*$/.test(part)) ?? path
  const words = name
    .replace(/_id$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A failed call, with its HTTP status (0 for no response) and a message that names no field as the wire does. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly status: number,
    message: string,
    readonly code: string = 'ERROR',
    readonly issues: NonNullable<Failure['issues']> = [],
    readonly product: Failure['product'] = undefined,
  ) {
    super(readableMessage(message, issues))
  }
}
