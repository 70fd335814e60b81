import 'server-only'
import { readTimestamp } from '@/lib/contract/timestamp'
import { errors } from '../core/errors'

/**
 * The version that an If-Match header names: the `updated_at` of a post, with or without quotes.
 * Null for no header, and for `*`, which any version meets.
 * @throws 400 for a header that names none.
 */
export function readIfMatch(header: string | undefined): string | null {
  if (header === undefined || header.trim() === '*') return null
  const version = readTimestamp(header.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'))
  if (version === null) throw errors.badField('If-Match', 'must be the updated_at of the post')
  return version
}
