import { env } from '../core/env'
import { PICTURE_NAME } from './stored-pictures'

/** The bucket's public URL of a picture; null if this site serves it. */
export function publicAddress(name: string): string | null {
  const { S3_BUCKET, S3_PUBLIC_URL } = env()
  return S3_BUCKET && S3_PUBLIC_URL && PICTURE_NAME.test(name) ? `${S3_PUBLIC_URL}/${name}` : null
}

/** The address of a stored picture for visitors: the bucket's public one, if it has any. Other addresses stay as they are. */
export function publicPicture<A extends string | null>(address: A): A | string {
  const name = address?.startsWith('/uploads/') ? address.slice('/uploads/'.length) : ''
  return publicAddress(name) ?? address
}

/** HTML with the addresses of stored pictures for visitors. */
export function withPublicPictures(html: string): string {
  if (!env().S3_PUBLIC_URL) return html
  return html.replace(/(?<= src=")\/uploads\/[^"/?#]+(?=")/g, (address) => publicPicture(address))
}
