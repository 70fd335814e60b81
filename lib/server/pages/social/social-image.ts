import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { SOCIAL_IMAGE_SIZE, type SocialSubject } from '@/lib/seo/metadata'
import { drawCard } from './draw-card'
import type { FocalPoint } from '@/lib/contract/fields/fields'
import { isCategory } from '@/lib/contract/posts/categories'
import { TEXTS } from '@/lib/contract/texts'
import { siteApi } from '../../api/site-api/site-api'
import { env, siteUrl } from '../../core/env'
import { publishedPost } from '../published-post'
import { pictureAtLeast } from '@/lib/format/pictures'
import { readPicture } from '../../images/read-picture'
import { fetchPicture } from '../../fetch/fetch-picture'

/** The content of a social image, with the address of its picture; `whole` if it is to fill the image. */
type CardFacts = {
  siteName: string
  title: string
  label: string
  picture: string | null
  focus?: FocalPoint | undefined
  uncropped?: true
}

/** Increment when the drawing changes, to invalidate cached images. */
const DESIGN = 3
/** Entries of at most 300 kB. */
const MAX_CACHED = 60

type SocialImage = {
  /** Changes with the content. */
  version: string
  draw: () => Promise<Buffer>
}

const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED })
/** One at a time, since drawing occupies a core and readers come first. */
let latest: Promise<unknown> = Promise.resolve()

/** The social image of a subject; null if there is none. Drawn once and cached (LRU). */
export async function socialImage(subject: SocialSubject): Promise<SocialImage | null> {
  const facts = await readCard(subject)
  if (!facts) return null
  const version = createHash('sha256')
    .update(JSON.stringify([DESIGN, facts]))
    .digest('base64url')
    .slice(0, 22)
  return { version, draw: () => keep(version, facts) }
}

function keep(version: string, facts: CardFacts): Promise<Buffer> {
  const known = cache.get(version)
  if (known) return known
  const image = draw(version, facts)
  cache.set(version, image)
  return image
}

/** A failed image, or one without its picture, is not cached. */
async function draw(version: string, { picture: address, ...facts }: CardFacts): Promise<Buffer> {
  try {
    const picture = await readCardPicture(address, facts.uncropped && SOCIAL_IMAGE_SIZE.width)
    if (address && !picture) cache.delete(version)
    const drawn = latest.then(() => drawCard({ ...facts, picture }))
    latest = drawn.catch(() => undefined)
    return await drawn
  } catch (error) {
    cache.delete(version)
    throw error
  }
}

/** The content of a subject's image; null if it is not public, such as a draft. */
async function readCard({ kind, key }: SocialSubject): Promise<CardFacts | null> {
  const siteName = env().SITE_NAME
  if (kind === 'site')
    return { siteName, title: TEXTS.siteTagline, label: '', ...(await latestPicture({ isHighlighted: true })) }
  if (kind === 'category') {
    const category = key.normalize('NFC')
    if (!isCategory(category)) return null
    return {
      siteName,
      title: category,
      label: 'Ideas, guides and products',
      ...(await latestPicture({ category })),
    }
  }
  const { post } = await publishedPost(key)
  if (!post) return null
  const facts = { siteName, title: post.title, label: post.categories[0] ?? '' }
  return post.seo?.image
    ? { ...facts, picture: post.seo.image, focus: post.socialImageFocus, uncropped: true }
    : { ...facts, picture: post.previewImage, focus: post.previewImageFocus }
}

async function latestPicture(filter: {
  category?: string
  isHighlighted?: true
}): Promise<Pick<CardFacts, 'picture' | 'focus'>> {
  const { data } = await siteApi().posts.list({ status: 'published', limit: 1, brief: true, ...filter })
  return { picture: data.posts[0]?.previewImage ?? null, focus: data.posts[0]?.previewImageFocus }
}

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
