import { and, sql } from 'drizzle-orm'
import { singleton } from '../core/singleton.mjs'
import { POSTS_PER_PAGE } from '@/lib/contract/limits'
import { LOOK_UP, decodeSegment } from '@/lib/format/addresses/paths'
import type { Database } from '../db/database'
import { database } from '../db/open/connect'
import { isOneOf } from '../db/query/is-one-of'
import { deletedPosts } from '../db/schema/history-schema'
import { posts } from '../db/schema/post-schema'
import { countList } from '../posts/lists/count-posts'

/** Path of the page for addresses that an administrator took down. */
export const GONE_PAGE = '/page-gone'

/** Paths of the shared not-found pages, for any address and for a post. */
export const MISSING_PAGE = '/page-not-found'

export const MISSING_POST = '/curated-posts/post/not/found'

type FindMissing = (address: string) => Promise<string | null>

const lookup = singleton('missing-pages', (): { find?: FindMissing | undefined } => ({}))

/**
 * Sets how pages are looked up before they are rendered.
 * @param find returns the not-found page of an address, or null if it has a page
 */
export function lookUpPages(find: FindMissing | undefined): void {
  lookup.find = find
}

/** The not-found page for an address; null if its page may exist or the lookup failed. */
export async function missingPageFor(address: string): Promise<string | null> {
  try {
    return (await lookup.find?.(address)) ?? null
  } catch {
    return null
  }
}

/**
 * The shared not-found page for the address of a missing post, its social card or a list page; null if it exists or existed. Much
 * cheaper than rendering a page per address.
 */
export async function findMissingPage(address: string): Promise<string | null> {
  const page = /^\/page\/(\d+)$/.exec(address)?.[1]
  if (page) return (await hasPage(await database(), Number(page))) ? null : MISSING_PAGE
  const id = idIn(address)
  return id === null || (await hasPost(await database(), id)) ? null : MISSING_POST
}

async function hasPage(database: Database, page: number): Promise<boolean> {
  return page === 1 || ((await countList(database, { status: 'published' })) ?? Infinity) > (page - 1) * POSTS_PER_PAGE
}

/** The id is the last part of an address, case-insensitive. */
function idIn(address: string): string | null {
  const card = /^\/social\/post\/([^/]+)\.(?:jpg|png)$/.exec(address)?.[1]
  const path = card ?? /^\/curated-posts\/(.+)$/.exec(address)?.[1]
  const [id, ...before] = path?.split('/').reverse().map(decodeSegment) ?? []
  const isPost = before.length < 2 || (before.length === 2 && before[1] === LOOK_UP)
  return id && isPost && !id.includes('\0') ? id : null
}

/** Whether a post is published, or was before it was deleted. */
async function hasPost(database: Database, id: string): Promise<boolean> {
  const ids = [id, id.toLowerCase()]
  const isPublished = and(isOneOf(posts.id, ids), sql`${posts.status} = 'published'`)
  const [published] = await database.select({ id: posts.id }).from(posts).where(isPublished).limit(1)
  if (published) return true
  const wasPublished = and(isOneOf(deletedPosts.id, ids), deletedPosts.wasPublic)
  const [deleted] = await database.select({ id: deletedPosts.id }).from(deletedPosts).where(wasPublished).limit(1)
  return deleted !== undefined
}
