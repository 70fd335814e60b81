import 'server-only'
import { and, sql } from 'drizzle-orm'
import { POSTS_PER_PAGE } from '@/lib/contract/limits'
import { decodeSegment } from '@/lib/format/decode-segment'
import { LOOK_UP } from '@/lib/seo/look-up-path'
import { MISSING_PAGE, MISSING_POST } from './missing-pages.mjs'
import type { Database } from '../db/database'
import { onDatabase } from '../db/on-database'
import { isOneOfIds, prepared } from '../db/prepared'
import { deletedPosts } from '../db/schema/history-schema'
import { posts } from '../db/schema/post-schema'
import { countList } from '../posts/lists/count-posts'

const published = prepared((database) =>
  database
    .select({ id: posts.id })
    .from(posts)
    .where(and(isOneOfIds(posts.id), sql`${posts.status} = 'published'`))
    .limit(1)
    .prepare('published ids'),
)
const deleted = prepared((database) =>
  database
    .select({ id: deletedPosts.id })
    .from(deletedPosts)
    .where(and(isOneOfIds(deletedPosts.id), deletedPosts.wasPublic))
    .limit(1)
    .prepare('deleted ids'),
)

/**
 * The shared not-found page for the address of a missing post or list page; null if it exists or existed. Much cheaper
 * than rendering a page per address.
 */
export async function findMissingPage(address: string): Promise<string | null> {
  const page = /^\/page\/(\d+)$/.exec(address)?.[1]
  if (page)
    return onDatabase('public reads', async (database) =>
      (await hasPage(database, Number(page))) ? null : MISSING_PAGE,
    )
  const id = idIn(address)
  return id === null
    ? null
    : onDatabase('public reads', async (database) => ((await hasPost(database, id)) ? null : MISSING_POST))
}

async function hasPage(database: Database, page: number): Promise<boolean> {
  return page === 1 || ((await countList(database, { status: 'published' })) ?? Infinity) > (page - 1) * POSTS_PER_PAGE
}

/** The id is the last part of an address, case-insensitive. */
function idIn(address: string): string | null {
  const path = /^\/curated-posts\/(.+)$/.exec(address)?.[1]
  const [id, ...before] = path?.split('/').reverse().map(decodeSegment) ?? []
  const isPost = before.length < 2 || (before.length === 2 && before[1] === LOOK_UP)
  return id && isPost && !id.includes('\0') ? id : null
}

async function hasPost(database: Database, id: string): Promise<boolean> {
  const ids = [id, id.toLowerCase()]
  return (
    (await published(database).execute({ ids })).length > 0 || (await deleted(database).execute({ ids })).length > 0
  )
}
