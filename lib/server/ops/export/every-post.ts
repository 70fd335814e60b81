import 'server-only'
import { asc, gt } from 'drizzle-orm'
import type { Post } from '@/lib/contract/posts/post'
import type { Database } from '../../db/database'
import { posts } from '../../db/schema/post-schema'
import { postColumns, toPost } from '../../posts/post-row'

const AT_ONCE = 100

/** Every post, drafts included, in the shape of the API, in the order of ids. */
export async function* everyPost(database: Database): AsyncGenerator<Post> {
  let after = ''
  for (;;) {
    const rows = await database
      .select(postColumns)
      .from(posts)
      .where(gt(posts.id, after))
      .orderBy(asc(posts.id))
      .limit(AT_ONCE)
    for (const row of rows) yield await toPost(database, row)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
