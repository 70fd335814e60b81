import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/database'
import { errors } from '../../core/errors'
import { log } from '../../core/log'
import { singleton } from '../../core/singleton.mjs'
import type { Order } from '@/lib/search/index/doc-order'
import type { DocFields, SearchIndex } from '@/lib/search/index/search-index'
import { planQuery } from '@/lib/search/query/plan-query'
import { rank } from '@/lib/search/query/rank/rank'
import { type Found, wordsToHighlight } from '@/lib/search/results/results'
import { loadKnownWords } from '@/lib/search/spelling/known-words'
import { LiveIndex, type Reading, type Source } from './live-index'
import { eq, max } from 'drizzle-orm'
import { searchChanges, searchSynonyms } from '../../db/schema/post-schema'
import { QueryCache } from '../../db/query/query-cache'
import { builtInSynonyms } from '@/lib/search/synonyms/built-in-synonyms'
import type { Synonyms } from '@/lib/search/synonyms/synonyms'
import { type IndexedPost, postSource } from './post-source'
import { type IndexedProduct, productSource } from './product-source'

/** The built-in and the administrator's synonyms, reloaded whenever the latter change. */
class LiveSynonyms {
  private synonyms: Synonyms
  private seen = 0
  private readonly caughtUp = new QueryCache<void>()

  constructor(
    private readonly database: Database,
    private readonly isProse: boolean,
  ) {
    this.synonyms = builtInSynonyms(isProse)
  }

  async ready(): Promise<Synonyms> {
    await this.caughtUp.get(this.database, 'synonyms', () => this.catchUp())
    return this.synonyms
  }

  private async catchUp(): Promise<void> {
    const [row] = await this.database
      .select({ seq: max(searchChanges.seq) })
      .from(searchChanges)
      .where(eq(searchChanges.kind, 'synonym'))
    const changed = row?.seq ?? 0
    if (changed !== this.seen) {
      const own = await this.database.select({ words: searchSynonyms.words }).from(searchSynonyms)
      this.synonyms = builtInSynonyms(
        this.isProse,
        own.map(({ words }) => words),
      )
      this.seen = changed
    }
  }
}

/** Milliseconds that a search waits for the first build of the index. */
const BUILD_TIMEOUT = 4_000
/** Found sets that are cached for their next pages, filters and orders. */
const MAX_CACHED = 16

type SearchParams = {
  text: string
  /** Also finds drafts and unlinked products: for the admin. */
  all: boolean
  correct: boolean
  /** The query is still being typed. */
  isTyping?: boolean
}

const NEWEST: Order<DocFields> = { name: 'newest', keyOf: ({ madeAt }) => madeAt, descending: true }

/**
 * The search of one table. Its found sets are the one cache between a query and the page cache: pages, filters and orders of a
 * search, and suggestions while it is typed, start from the set instead of ranking again.
 */
class TableSearch<F extends DocFields> {
  readonly live: LiveIndex<F>
  private readonly found = new LRUCache<string, Found<F>>({ max: MAX_CACHED })
  /** The content that the cached sets were found in. */
  private version: { index: SearchIndex<F>; revision: number; synonyms: Synonyms } | null = null

  constructor(
    database: Database,
    source: Source<F>,
    private readonly synonyms: LiveSynonyms,
  ) {
    this.live = new LiveIndex(database, source)
  }

  get isReady(): boolean {
    return this.live.isReady
  }

  private async ready(): Promise<Reading<F>> {
    const ready = await this.live.ready(BUILD_TIMEOUT)
    if (!ready) throw errors.unavailable('The search is still starting; please try again in a few seconds')
    return ready
  }

  /**
   * Everything that matches any part of a query.
   * @throws unavailable while the index is still being built
   */
  async find({ text, all, correct, isTyping = false }: SearchParams): Promise<Found<F>> {
    const synonyms = await this.synonyms.ready()
    const { index, vocabulary } = await this.ready()
    return this.cached(index, synonyms, `${all} ${correct} ${isTyping} ${text}`, () => {
      const plan = planQuery(text, { index, vocabulary, synonyms }, { all, correct, isTyping })
      const words = wordsToHighlight(plan, (id) => index.termText(id))
      return { index, plan, words, ...rank(plan, index, all) }
    })
  }

  /**
   * All documents, newest first.
   * @throws unavailable while the index is still being built
   */
  async browse(all: boolean): Promise<Found<F>> {
    const synonyms = await this.synonyms.ready()
    const { index } = await this.ready()
    return this.cached(index, synonyms, `everything ${all}`, () => {
      const docs = index.openDocs(all)
      const newest = docs.pick(index.ordered(NEWEST))
      return {
        index,
        first: [],
        docs,
        complete: docs,
        behind: () => newest,
        plan: { slots: [], corrections: [], missing: [] },
        words: [],
      }
    })
  }

  /** A found set of the content as it is now: those of another version are dropped. */
  private cached(index: SearchIndex<F>, synonyms: Synonyms, key: string, find: () => Found<F>): Found<F> {
    const { version, found } = this
    const { revision } = index
    if (version?.index !== index || version.revision !== revision || version.synonyms !== synonyms) {
      found.clear()
      this.version = { index, revision, synonyms }
    }
    const set = found.get(key) ?? find()
    found.set(key, set)
    return set
  }
}

type SiteSearch = { posts: TableSearch<IndexedPost>; products: TableSearch<IndexedProduct> }

const searches = singleton('searches', () => new WeakMap<Database, SiteSearch>())

/** The search of a database, one per process. */
export function siteSearch(database: Database): SiteSearch {
  const known = searches.get(database)
  if (known) return known
  const made = {
    posts: new TableSearch(database, postSource, new LiveSynonyms(database, true)),
    products: new TableSearch(database, productSource, new LiveSynonyms(database, false)),
  }
  searches.set(database, made)
  return made
}

/** Builds the indexes, unless they are built already. */
export async function loadSearch(database: Database): Promise<void> {
  const { posts, products } = siteSearch(database)
  await posts.live.load()
  await products.live.load()
}

/** Starts building the indexes, so that the first search need not wait. */
export function warmSearch(database: Database): void {
  loadKnownWords()
  loadSearch(database).catch((error: unknown) => log.error({ err: error }, 'the search index cannot be built'))
}
