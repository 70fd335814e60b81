import 'server-only'
import { env } from '../core/env'
import { PICTURE_NAME } from './stored-pictures'

/** The bucket's public URL of a picture; null if this site serves it. */
export function publicAddress(name: string): string | null {
  const { S3_BUCKET, S3_PUBLIC_URL } = env()
  return S3_BUCKET && S3_PUBLIC_URL && PICTURE_NAME.test(name) ? `${S3_PUBLIC_URL}/${name}` : null
}

/** A whole address, or the source of a picture in HTML. */
const OWN = /(^| src=")\/uploads\/([^"/?#]+)(?="|$)/g

/**
 * Replaces the addresses of stored pictures in a response with the bucket's public ones. The administrator gets addresses
 * of this site, so that stored content stays valid if the bucket moves.
 */
export function withPublicPictures<T>(answer: T): T {
  return env().S3_PUBLIC_URL ? (named(answer) as T) : answer
}

function named(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.includes('/uploads/')
      ? value.replace(
          OWN,
          (whole, before: string, name: string) => before + (publicAddress(name) ?? whole.slice(before.length)),
        )
      : value
  }
  if (Array.isArray(value)) return value.map(named)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, named(part)]))
}
