import 'server-only'
import { and, asc, eq, gt, max } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { searchChanges } from '../../db/schema'
import { QueryCache } from '../../db/query-cache'
import { log } from '../../core/log'
import { withTimeout } from '../../core/with-timeout.mjs'
import { type DocFields, type FieldText, SearchIndex } from '@/lib/search/index/search-index'
import { Vocabulary } from '@/lib/search/spelling/vocabulary'

/** A document as it is read from the database. */
export type Entry<F extends DocFields> = { facts: F; title: string; texts: FieldText[] }

/** Where the documents of an index come from. */
export type Source<F extends DocFields> = {
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

/** What was read of a table, with the last change that it holds. */
type Reading<F extends DocFields> = { index: SearchIndex<F>; vocabulary: Vocabulary<F>; seen: number }

function newReading<F extends DocFields>(seen: number): Reading<F> {
  const index = new SearchIndex<F>()
  return { index, vocabulary: new Vocabulary(index), seen }
}

/** An index of a table, read once and brought up to date with every write, of whatever process, when it is asked for. */
export class LiveIndex<F extends DocFields> {
  /** What is searched. */
  private served = newReading<F>(0)
  /** Whether the table was read whole. */
  private isRead = false
  private building: Promise<void> | null = null
  /** The last work on what is searched, which the next one waits for. */
  private working: Promise<void> = Promise.resolve()
  private readonly caughtUp = new QueryCache<void>()

  constructor(
    private readonly database: Database,
    private readonly source: Source<F>,
  ) {}

  /** Reads the whole table, if that was not done or begun. */
  async load(): Promise<void> {
    if (!this.isRead) await this.build()
  }

  /**
   * The index with everything that was written up to this call; null where reading the table takes
   * longer than `patience` milliseconds.
   */
  async ready(patience: number): Promise<{ index: SearchIndex<F>; vocabulary: Vocabulary<F> } | null> {
    const isRead = this.isRead || (await withTimeout(this.load().then(() => true), patience, () => false))
    if (!isRead) return null
    await this.caughtUp.get(this.database, this.source.kind, () => this.inTurn(() => this.catchUp(this.served)))
    return this.served
  }

  /** Reads the whole table beside what is searched, and has that searched from then on; never twice at once. */
  private build(): Promise<void> {
    this.building ??= this.replace().finally(() => (this.building = null))
    return this.building
  }

  private async replace(): Promise<void> {
    const next = await this.readAll()
    // What changed meanwhile may be much: nobody should wait for it.
    await this.catchUp(next)
    await this.inTurn(async () => {
      await this.catchUp(next)
      this.served = next
      this.isRead = true
    })
  }

  private async readAll(): Promise<Reading<F>> {
    const reading = newReading<F>(await this.lastChange())
    let id = ''
    for (;;) {
      const entries = await this.source.after(this.database, id, STEP)
      for (const { facts, title, texts } of entries) reading.index.put(facts, title, texts)
      id = entries.at(-1)?.facts.id ?? id
      if (entries.length < STEP) return reading
      await pause()
    }
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    return (this.working = this.working.catch(() => {}).then(work))
  }

  private async catchUp(reading: Reading<F>): Promise<void> {
    for (;;) {
      const { kind, byIds } = this.source
      const changes = await this.database
        .select({ id: searchChanges.itemId, seq: searchChanges.seq })
        .from(searchChanges)
        .where(and(eq(searchChanges.kind, kind), gt(searchChanges.seq, reading.seen)))
        .orderBy(asc(searchChanges.seq))
        .limit(STEP)
      const last = changes.at(-1)
      if (!last) return
      const ids = changes.map((change) => change.id)
      const entries = await byIds(this.database, ids)
      const there = new Set(entries.map(({ facts }) => facts.id))
      for (const id of ids) if (!there.has(id)) reading.index.remove(id)
      for (const { facts, title, texts } of entries) reading.index.put(facts, title, texts)
      reading.seen = last.seq
      if (changes.length < STEP) return this.clearAway()
      await pause()
    }
  }

  /** Begins to read the table anew where too much of what is searched is dead; what fails is tried again after another write. */
  private clearAway(): void {
    const { docs, deadShare } = this.served.index
    if (this.building || docs <= MANY_DEAD || deadShare <= 0.5) return
    this.build().catch((error: unknown) => log.warn({ err: error }, 'the words of the site could not be read anew'))
  }

  private async lastChange(): Promise<number> {
    const [row] = await this.database
      .select({ seq: max(searchChanges.seq) })
      .from(searchChanges)
      .where(eq(searchChanges.kind, this.source.kind))
    return row?.seq ?? 0
  }
}
