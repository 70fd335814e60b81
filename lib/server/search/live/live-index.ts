import { and, asc, eq, gt, max } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { searchChanges } from '../../db/schema/post-schema'
import { QueryCache } from '../../db/query/query-cache'
import { log } from '../../core/log'
import { withTimeout } from '../../core/with-timeout'
import { type DocFields, type FieldText, SearchIndex } from '@/lib/search/index/search-index'
import { Vocabulary } from '@/lib/search/spelling/vocabulary'

/** A document as read from the database. */
export type Entry<F extends DocFields> = { facts: F; title: string; texts: FieldText[] }

/** The source of an index's documents. */
export type Source<F extends DocFields> = {
  kind: 'post' | 'product'
  /** The next documents in id order. */
  after: (database: Database, id: string, most: number) => Promise<Entry<F>[]>
  /** Documents by their ids, without missing ones. */
  byIds: (database: Database, ids: string[]) => Promise<Entry<F>[]>
}

/** Documents per batch. */
const STEP = 100
/** Milliseconds after which a build lets requests pass. */
const SLICE = 10
/** A rebuild is due when the index has more than this many entries and over half of them are dead. */
const MANY_DEAD = 5_000

const pause = () => new Promise<void>((resolve) => setImmediate(resolve))

/** An index of a table, with the last change that it includes. */
export type Reading<F extends DocFields> = { index: SearchIndex<F>; vocabulary: Vocabulary; seen: number }

function newReading<F extends DocFields>({ kind }: Source<F>, seen: number): Reading<F> {
  const index = new SearchIndex<F>(kind === 'post')
  return { index, vocabulary: new Vocabulary(index), seen }
}

/** An index of a table. It is built once, and updated with the writes of all processes whenever it is used. */
export class LiveIndex<F extends DocFields> {
  /** The index in use. */
  private served: Reading<F>
  private isBuilt = false
  private building: Promise<void> | null = null
  /** The last update of the index in use; the next one waits for it. */
  private working: Promise<void> = Promise.resolve()
  private readonly caughtUp = new QueryCache<void>()

  constructor(
    private readonly database: Database,
    private readonly source: Source<F>,
  ) {
    this.served = newReading(source, 0)
  }

  get isReady(): boolean {
    return this.isBuilt
  }

  /** Builds the index, unless it is built already. */
  async load(): Promise<void> {
    if (!this.isBuilt) await this.build()
  }

  /**
   * The index with all writes up to this call; null if the first build takes longer than `timeout` milliseconds.
   */
  async ready(timeout: number): Promise<Reading<F> | null> {
    const isBuilt =
      this.isBuilt ||
      (await withTimeout(
        this.load().then(() => true),
        timeout,
        () => false,
      ))
    if (!isBuilt) return null
    await this.caughtUp.get(this.database, this.source.kind, () => this.inTurn(() => this.catchUp(this.served)))
    return this.served
  }

  /** Builds a new index besides the one in use, then replaces it; one build at a time. */
  private build(): Promise<void> {
    this.building ??= this.replace().finally(() => (this.building = null))
    return this.building
  }

  private async replace(): Promise<void> {
    const next = await this.readAll()
    // There may be many changes to catch up with, so this happens before the swap.
    await this.catchUp(next)
    await this.inTurn(async () => {
      await this.catchUp(next)
      this.served = next
      this.isBuilt = true
    })
  }

  private async readAll(): Promise<Reading<F>> {
    const reading = newReading(this.source, await this.lastChange())
    let id = ''
    for (;;) {
      const entries = await this.source.after(this.database, id, STEP)
      let began = performance.now()
      for (const { facts, title, texts } of entries) {
        reading.index.put(facts, title, texts)
        if (performance.now() - began < SLICE) continue
        await pause()
        began = performance.now()
      }
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

  /** Starts a rebuild if too many entries are dead; a failed one is retried after a later write. */
  private clearAway(): void {
    const { docs, deadShare } = this.served.index
    if (this.building || docs <= MANY_DEAD || deadShare <= 0.5) return
    this.build().catch((error: unknown) => log.warn({ err: error }, 'the search index could not be rebuilt'))
  }

  private async lastChange(): Promise<number> {
    const [row] = await this.database
      .select({ seq: max(searchChanges.seq) })
      .from(searchChanges)
      .where(eq(searchChanges.kind, this.source.kind))
    return row?.seq ?? 0
  }
}
