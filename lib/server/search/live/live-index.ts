import 'server-only'
import { and, asc, eq, gt, max } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { searchChanges } from '../../db/schema'
import { UntilWrite } from '../../db/until-write'
import { type Facts, type FieldText, SearchIndex } from '../index/search-index'
import { Vocabulary } from '../spelling/vocabulary'

/** A document as it is read from the database. */
export type Entry<F extends Facts> = { facts: F; title: string; texts: FieldText[] }

/** Where the documents of an index come from. */
export type Source<F extends Facts> = {
  kind: 'post' | 'product'
  /** The next documents by id, after one. */
  after: (database: Database, id: string, most: number) => Promise<Entry<F>[]>
  /** Documents by their ids; those that are gone are missing. */
  byIds: (database: Database, ids: string[]) => Promise<Entry<F>[]>
}

/** Documents read in one go: so few that requests hardly wait for them. */
const STEP = 100
/** Dead entries are cleared away by a new index when they are more than half of all, and at least so many. */
const MANY_DEAD = 5_000

const pause = () => new Promise<void>((resolve) => setImmediate(resolve))

/** An index of a table, read once and brought up to date with every write, of whatever process, when it is asked for. */
export class LiveIndex<F extends Facts> {
  private index = new SearchIndex<F>()
  private vocabulary = new Vocabulary(this.index)
  private seen = 0
  private loading: Promise<void> | null = null
  private catching: Promise<void> = Promise.resolve()
  /** How often the table was read whole. */
  private builds = 0
  private readonly caughtUp = new UntilWrite<void>()

  constructor(
    private readonly database: Database,
    private readonly source: Source<F>,
  ) {}

  /** Reads the whole table, if that was not done or begun. */
  load(): Promise<void> {
    this.loading ??= this.build().catch((error: unknown) => {
      this.loading = null
      throw error
    })
    return this.loading
  }

  /**
   * The index with everything that was written up to this call; null where reading the table takes
   * longer than `patience` milliseconds.
   */
  async ready(patience: number): Promise<{ index: SearchIndex<F>; vocabulary: Vocabulary<F> } | null> {
    const loading = this.load()
    if (this.builds === 0 && !(await inTime(loading, patience))) return null
    await this.caughtUp.get(this.database, String(this.builds), () => (this.catching = this.catching.catch(() => {}).then(() => this.catchUp())))
    return { index: this.index, vocabulary: this.vocabulary }
  }

  private async build(): Promise<void> {
    const index = new SearchIndex<F>()
    const seen = await this.lastChange()
    let id = ''
    for (;;) {
      const entries = await this.source.after(this.database, id, STEP)
      for (const { facts, title, texts } of entries) index.put(facts, title, texts)
      id = entries.at(-1)?.facts.id ?? id
      if (entries.length < STEP) break
      await pause()
    }
    this.index = index
    this.vocabulary = new Vocabulary(index)
    this.seen = seen
    this.builds += 1
  }

  private async catchUp(): Promise<void> {
    for (;;) {
      const { kind, byIds } = this.source
      const changes = await this.database
        .select({ id: searchChanges.itemId, seq: searchChanges.seq })
        .from(searchChanges)
        .where(and(eq(searchChanges.kind, kind), gt(searchChanges.seq, this.seen)))
        .orderBy(asc(searchChanges.seq))
        .limit(STEP)
      const last = changes.at(-1)
      if (!last) return
      const ids = changes.map((change) => change.id)
      const entries = await byIds(this.database, ids)
      const there = new Set(entries.map(({ facts }) => facts.id))
      for (const id of ids) if (!there.has(id)) this.index.remove(id)
      for (const { facts, title, texts } of entries) this.index.put(facts, title, texts)
      this.seen = last.seq
      if (changes.length < STEP) return this.clearAway()
      await pause()
    }
  }

  /** Builds the index anew beside the present one, which serves until then. */
  private clearAway(): void {
    if (this.index.docs > MANY_DEAD && this.index.deadShare > 0.5) this.loading = this.build()
  }

  private async lastChange(): Promise<number> {
    const [row] = await this.database
      .select({ seq: max(searchChanges.seq) })
      .from(searchChanges)
      .where(eq(searchChanges.kind, this.source.kind))
    return row?.seq ?? 0
  }
}

/** Whether work ends within so many milliseconds. @throws what the work throws. */
async function inTime(work: Promise<void>, patience: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), patience)))
  try {
    return await Promise.race([work.then(() => true as const), late])
  } finally {
    clearTimeout(timer)
  }
}
