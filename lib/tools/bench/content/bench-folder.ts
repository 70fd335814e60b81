import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '@/lib/server/db/open/open-embedded'
import { makePosts } from './make-posts'

/** Older than the demo content. */
const LONG_AGO = Date.UTC(2020, 0, 1)
/** Posts added to the demo content, for a long list and uncached pages. */
const MORE_POSTS = 250

/** A post with a long text, older than the others. @param seed of its ID `made-post-SEED-0` */
export type LongPost = { seed: number; words: number }

/**
 * Fills a new folder with data for a benchmark.
 * @param count generates this many posts; null copies the data of the demo or of DATA_DIR, and adds some older posts
 */
export async function benchFolder(
  count: number | null,
  longPost?: LongPost,
): Promise<{ folder: string; remove: () => void }> {
  const shown = process.env.DATA_DIR ?? 'demo-data'
  if (count === null && !existsSync(shown))
    throw new Error(`There is no ${shown}: run npm run demo -- --prepare first.`)
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-bench-'))
  // A killed process leaves its lock, which is a socket.
  const filter = (source: string) => path.basename(source) !== '.lock'
  if (count === null) cpSync(shown, folder, { recursive: true, filter })
  const { database, close } = await openEmbedded(folder)
  await (count === null ? makePosts(database, MORE_POSTS, { newest: LONG_AGO }) : makePosts(database, count))
  if (longPost) await makePosts(database, 1, { ...longPost, newest: LONG_AGO })
  await database.execute(sql`analyze`)
  await close()
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
