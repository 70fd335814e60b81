import { pictureAtLeast } from '@/lib/format/pictures'
import { env, siteUrl } from '../../core/env'
import { readPicture } from '../../images/read-picture'
import { fetchPicture } from '../../fetch/fetch-picture'

/** Pixels, beside a title. */
const WIDTH = 960

/**
 * The bytes of a post's picture, from the site's store or the internet; null if unavailable.
 * @param width pixels that it needs.
 */
export async function readCardPicture(address: string | null, width = WIDTH): Promise<Uint8Array | null> {
  if (!address) return null
  const name = storedName(address)
  if (name) return readPicture(pictureAtLeast(`/uploads/${name}`, width).slice('/uploads/'.length))
  return /^https?:\/\//i.test(address) ? fetchPicture(address) : null
}

/** The name of a picture that this site or its API stores. */
function storedName(address: string): string | null {
  const { API_BASE_URL, S3_PUBLIC_URL } = env()
  const uploads = ['', siteUrl(), API_BASE_URL].flatMap((base) => (base === undefined ? [] : [`${base}/uploads`]))
  const home = [...uploads, S3_PUBLIC_URL].find((base) => base && address.startsWith(`${base}/`))
  return home === undefined ? null : (address.slice(home.length).match(/^\/([^/?#]+)$/)?.[1] ?? null)
}
