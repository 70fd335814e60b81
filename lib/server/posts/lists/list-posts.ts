import { asc, desc, inArray } from 'drizzle-orm'
import { POSTS_PER_PAGE } from '@/lib/contract/limits'
import type { Pagination } from '@/lib/contract/fields/pagination'
import { matchesConditions } from '@/lib/contract/posts/post-lists'
import type { PostFacets, Searched } from '@/lib/contract/search/search'
import type { Database } from '../../db/database'
import { RowCache } from '../../db/query/row-cache'
import { readPage } from '../../db/query/sql'
import { isOneOf } from '../../db/query/is-one-of'
import { postCategories, posts } from '../../db/schema/post-schema'
import { QueryCache } from '../../db/query/query-cache'
import { countList } from './count-posts'
import { inCategory, isPlainCategory, type PostFilter, postOrderBy, postWhere, findPosts } from './post-filter'
import { type StoredSummary, type SummaryRow, summaryColumns, toSummaries } from '../post-row'
import { Parser } from 'htmlparser2'
import { foldWord, holdsWord, markWords } from '@/lib/format/texts/words'
import { truncate } from '@/lib/format/texts/shorten'

type PostPage = {
  posts: StoredSummary[]
  pagination: Pagination
  search?: Searched | undefined
  facets?: PostFacets | undefined
}

/** Cached pages of lists: many pages of the site show the same one, such as the newest posts of a category. */
const pages = new QueryCache<PostPage>(32)
/** Longer pages are not cached. */
const MAX_CACHED_SIZE = 50

/**
 * One page of posts: newest first by default; with `q`, those that match any part of it, best match first.
 * @throws unavailable for a search while the index is still being built
 */
export async function listPosts(
  database: Database,
  filter: PostFilter,
  page: number,
  size: number = POSTS_PER_PAGE,
): Promise<PostPage> {
  const text = filter.q?.trim()
  if (!text) {
    const read = () => browse(database, filter, page, size)
    return size > MAX_CACHED_SIZE ? read() : pages.get(database, JSON.stringify([filter, page, size]), read)
  }
  const { ids, ...rest } = await findPosts(database, text, filter, page, size)
  const posts = await readPosts(database, filter, ids)
  return { posts: filter.brief ? await withExcerpts(database, posts, rest.search.words) : posts, ...rest }
}

const recentRows = new RowCache<SummaryRow>(1_000)

/** Posts by their ids, in that order, without those that stopped matching the filter in the meantime. */
async function readPosts(database: Database, filter: PostFilter, ids: string[]): Promise<StoredSummary[]> {
  const rows = await recentRows.byIds(database, ids, 'all', (missing) =>
    database.select(summaryColumns).from(posts).where(isOneOf(posts.id, missing)),
  )
  return toSummaries(
    database,
    rows.filter((row) => matchesConditions(row, filter)),
    filter.brief,
  )
}

/** Skips rows in the index from its nearer end, and reads only those of the page. */
async function browse(database: Database, filter: PostFilter, page: number, size: number): Promise<PostPage> {
  const total = (await countList(database, filter)) ?? (await database.$count(posts, postWhere(database, filter)))
  const { rows, pagination } = await readPage(page, size, total, ({ reversed, offset, limit }) => {
    const direction = reversed ? asc : desc
    const ids = isPlainCategory(filter)
      ? database
          .select({ id: postCategories.postId })
          .from(postCategories)
          .where(inCategory(filter))
          .orderBy(direction(postCategories.createdAt), direction(postCategories.postId))
      : database
          .select({ id: posts.id })
          .from(posts)
          .where(postWhere(database, filter))
          .orderBy(...postOrderBy(filter, reversed))
    return database
      .select(summaryColumns)
      .from(posts)
      .where(inArray(posts.id, ids.limit(limit).offset(offset)))
      .orderBy(...postOrderBy(filter))
  })
  return { posts: await toSummaries(database, rows, filter.brief), pagination }
}

/** Characters of an excerpt, about. */
const LENGTH = 120
/** A shorter sentence tells little. */
const TELLING = 40
/** Elements whose text belongs to the sentence around them. */
const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 'mark', 's', 'span', 'strong', 'sub', 'sup', 'u'])

/** A sentence of a post, and how it is compared. */
type Sentence = { text: string; folded: string }

const recentSentences = new RowCache<{ id: string; sentences: Sentence[] }>(200)

/**
 * Posts of a search with the sentence that holds a searched word, where neither title nor summary does; without one where only a
 * topic or a product does.
 * @param words as `Searched.words`
 */
export async function withExcerpts(
  database: Database,
  found: StoredSummary[],
  words: string[],
): Promise<StoredSummary[]> {
  const holds = (text: string) => holdsWord(text, words)
  const ids = found.filter(({ title, summary }) => !holds(title) && !holds(summary)).map(({ id }) => id)
  if (words.length === 0 || ids.length === 0) return found
  const rows = await recentSentences.byIds(database, ids, 'all', async (missing) => {
    const read = await database
      .select({ id: posts.id, content: posts.content })
      .from(posts)
      .where(isOneOf(posts.id, missing))
    return read.map(({ id, content }) => ({ id, sentences: sentencesOf(content) }))
  })
  const excerpts = new Map(rows.map(({ id, sentences }) => [id, excerptOf(sentences, words)]))
  return found.map((post) => ({ ...post, excerpt: excerpts.get(post.id) ?? null }))
}

function excerptOf(sentences: Sentence[], words: string[]): string | null {
  // Most sentences hold no beginning of a word, which is quicker to see than their words are told apart.
  const beginnings = words.map((word) => word.slice(0, -1))
  const matching = sentences.filter(
    ({ text, folded }) => beginnings.some((part) => folded.includes(part)) && holdsWord(text, words),
  )
  const sentence = (matching.find(({ text }) => text.length >= TELLING) ?? matching[0])?.text
  if (!sentence) return null
  const before = markWords(sentence, words)[0]
  const start = before && !before.isMarked && before.text.length > LENGTH / 2 ? before.text.length - LENGTH / 4 : 0
  const rest = start === 0 ? sentence : `...${sentence.slice(sentence.indexOf(' ', start) + 1 || start)}`
  return truncate(rest, LENGTH)
}

/** The sentences of a content outside its tables, which hold quantities and formulas. */
function sentencesOf(html: string): Sentence[] {
  let [text, tables] = ['', 0]
  const parser = new Parser({
    ontext: (part) => {
      if (tables === 0) text += part
    },
    onopentagname: (name) => {
      if (name === 'table') tables += 1
    },
    onclosetag: (name) => {
      if (name === 'table') tables -= 1
      if (!INLINE.has(name)) text += '\n'
    },
  })
  parser.end(html)
  return text
    .split(/\s*\n\s*|(?<=[.!?])\s+/)
    .filter(Boolean)
    .map((sentence) => ({ text: sentence, folded: foldWord(sentence) }))
}
