import { z } from 'zod'
import type { Video } from '@/lib/format/video'
import { fetchFile } from '../fetch/fetch-page'
import { fetchPicture } from '../fetch/fetch-picture'
import { fetchRules } from '../fetch/target'
import { PictureError } from './stored-pictures'

const OEMBED = {
  youtube: 'https://www.youtube.com/oembed?format=json&url=',
  vimeo: 'https://vimeo.com/api/oembed.json?width=1280&url=',
}
const MAX_BYTES = 256 * 1024

const oembed = z.object({ title: z.string().catch(''), thumbnail_url: z.url().optional().catch(undefined) })

/** Stores a picture. @returns its address. @throws PictureError */
type Store = (bytes: Uint8Array) => Promise<string>

/**
 * Reads a video's title from its provider, and stores its still picture on this site.
 * @returns `picture` is null if the provider has none that can be read.
 * @throws ReaderError if the provider does not answer, or knows no such video.
 */
export async function readVideo(
  { provider, href }: Video,
  store: Store,
): Promise<{ title: string; picture: string | null }> {
  const answer = await fetchFile(`${OEMBED[provider]}${encodeURIComponent(href)}`, /json/i, {
    ...fetchRules(),
    maxBytes: MAX_BYTES,
    accept: 'application/json',
  })
  const { title, thumbnail_url } = oembed.parse(parsed(answer.toString('utf8')))
  return { title, picture: thumbnail_url ? await storeStill(thumbnail_url, store) : null }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** YouTube has most stills larger, under another name. */
async function storeStill(address: string, store: Store): Promise<string | null> {
  const larger = address.replace(/\/hqdefault\.jpg$/, '/maxresdefault.jpg')
  const bytes = (larger === address ? null : await fetchPicture(larger)) ?? (await fetchPicture(address))
  if (!bytes) return null
  try {
    return await store(bytes)
  } catch (error) {
    if (error instanceof PictureError) return null
    throw error
  }
}
