import 'server-only'
import { readTimestamp } from '@/lib/contract/fields/timestamp'
import { apiErrors } from '../api-errors'

/**
 * The version in an If-Match header: the `updated_at` of a post, with or without quotes. Null without a header and for `*`, which
 * matches any version.
 * @throws 400 if the header holds no timestamp
 */
export function readIfMatch(header: string | undefined): string | null {
  if (header === undefined || header.trim() === '*') return null
  const version = readTimestamp(header.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'))
  if (version === null) throw apiErrors.badField('If-Match', 'must be the updated_at of the post')
  return version
}
