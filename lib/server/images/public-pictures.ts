import 'server-only'
import { env } from '../core/env'
import { PICTURE_NAME } from './stored-pictures'

/** Where browsers read a picture from the bucket itself; null where this site hands it out. */
export function publicAddress(name: string): string | null {
  const { S3_BUCKET, S3_PUBLIC_URL } = env()
  return S3_BUCKET && S3_PUBLIC_URL && PICTURE_NAME.test(name) ? `${S3_PUBLIC_URL}/${name}` : null
}

/** The whole of an address, or the source of a picture in a text. */
const OWN = /(^| src=")\/uploads\/([^"/?#]+)(?="|$)/g

/**
 * An answer as visitors get it: every stored picture is named where anyone may read it. The administrator is
 * given addresses of this site, so that what the editor stores stays right when the bucket moves.
 */
export function withPublicPictures<T>(answer: T): T {
  return env().S3_PUBLIC_URL ? (named(answer) as T) : answer
}

function named(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.includes('/uploads/') ? value.replace(OWN, (whole, before: string, name: string) => before + (publicAddress(name) ?? whole.slice(before.length))) : value
  }
  if (Array.isArray(value)) return value.map(named)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, named(part)]))
}
