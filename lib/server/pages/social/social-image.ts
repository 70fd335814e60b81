import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { SOCIAL_IMAGE_SIZE, type SocialSubject } from '@/lib/seo/social-image'
import { drawCard } from './draw-card'
import { readCard, type CardFacts } from './read-card'
import { readCardPicture } from './read-card-picture'

/** Increment when the drawing changes, to invalidate cached images. */
const DESIGN = 2
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
    const picture = await readCardPicture(address, facts.whole && SOCIAL_IMAGE_SIZE.width)
    if (address && !picture) cache.delete(version)
    const drawn = latest.then(() => drawCard({ ...facts, picture }))
    latest = drawn.catch(() => undefined)
    return await drawn
  } catch (error) {
    cache.delete(version)
    throw error
  }
}
