import { and, between, eq, getTableColumns, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { MAX_FEED_ROWS, REPORTED_ROWS } from '@/lib/contract/products/feed-views'
import { DocSet } from '@/lib/search/index/doc-set'
import type { Database } from '../../db/database'
import { isOneOf } from '../../db/query/is-one-of'
import { feedRows } from '../../db/schema/feed-schema'
import { writeUncached } from '../../db/write-counter'
import type { FoundMatch } from './read/find-matches'
import type { FeedBatch } from './read/read-feed'
import type { FeedItem } from './read/read-row'

const COLUMNS = Object.entries(getTableColumns(feedRows)).map(([property, { name }]) => ({ property, name }))
const NAMES = sql.join(
  COLUMNS.map(({ name }) => sql.identifier(name)),
  sql`, `,
)

/** Matches that are kept of a product: all rows of a feed may have the same address. */
const MAX_KEPT = 20

/** Slots of one statement: other writes get their turn between two. */
const BATCH_SIZE = 500

/** What a run has counted at its begin. */
export const NO_COUNTS = { read: 0, wrong: 0, new: 0, changed: 0, gone: 0, missing: 0, moved: 0 }

const { feedId, key, slot, run: versionOf, until, missedIn, digest, price, salePrice, saleUntil, currency } = feedRows
/** What is compared of a row. */
const BEFORE = { key, slot, digest, price, salePrice, saleUntil, currency }
type Before = Pick<typeof feedRows.$inferSelect, keyof typeof BEFORE>
export type ChangedRow = { row: number; item: FeedItem; before: Before | undefined; slot: number }

/** Writes the rows of one run, which count once it is applied: those that are new or differ from before. */
export class StagedRows {
  /** The slots of rows that were read: of a million, 125 kB. */
  readonly seen: DocSet
  readonly wrong: FeedBatch['wrong'] = []
  /** By product. */
  readonly matches = new Map<string, FoundMatch[]>()
  /** They may grow from batch to batch. */
  columns: Pick<FeedBatch, 'form' | 'names' | 'samples'> = { form: null, names: [], samples: [] }
  readonly counts = { ...NO_COUNTS }
  /** Rows that were there before, and those of them that had a price. */
  known = 0
  compared = 0

  /** @param nextSlot the first free one. */
  constructor(
    private readonly database: Database,
    private readonly feedId: string,
    private readonly run: number,
    private nextSlot: number,
  ) {
    this.seen = new DocSet(nextSlot + MAX_FEED_ROWS)
  }

  /** Counts rows. @returns those that are new or changed, with their former versions. */
  async take({ items, wrong, matches, ...columns }: FeedBatch): Promise<ChangedRow[]> {
    this.columns = columns
    for (const match of matches) {
      const ofProduct = this.matches.get(match.productId) ?? []
      if (ofProduct.length < MAX_KEPT) this.matches.set(match.productId, [...ofProduct, match])
    }
    this.counts.read += items.length + wrong.length
    for (const each of wrong) this.#refuse(each)
    const before = await this.#versionsOf(items.map(({ item }) => item.key))
    const changed: ChangedRow[] = []
    for (const { row, item } of items) {
      const known = before.get(item.key)
      if (known && this.seen.has(known.slot)) {
        this.#refuse({ row, reason: `There is a row for ${item.sku ?? item.name} above it already` })
        continue
      }
      if (known) this.#compare(known, item)
      else this.counts.new += 1
      const slot = known?.slot ?? this.nextSlot++
      this.seen.add(slot)
      if (!known || known.digest !== item.digest) changed.push({ row, item, before: known, slot })
      // A second row of this batch with the same key is recognized.
      before.set(item.key, { ...item, slot })
    }
    return changed
  }

  #refuse(wrong: { row: number; reason: string }): void {
    this.counts.wrong += 1
    if (this.wrong.length < REPORTED_ROWS) this.wrong.push({ ...wrong, reason: wrong.reason.slice(0, 300) })
  }

  #compare(before: Before, item: FeedItem): void {
    this.known += 1
    if (before.digest !== item.digest) this.counts.changed += 1
    if (before.price === null) return
    this.compared += 1
    const [was, now] = [pricesAhead(before), pricesAhead(item)]
    const isMoved = now.some((each, at) => each === null || Math.abs(each - (was[at] ?? 0)) > (was[at] ?? 0) / 2)
    if (before.currency !== item.currency || isMoved) this.counts.moved += 1
  }

  async #versionsOf(keys: string[]): Promise<Map<string, Before>> {
    if (keys.length === 0) return new Map()
    const rows = await this.database
      .select(BEFORE)
      .from(feedRows)
      .where(and(eq(feedId, this.feedId), isOneOf(key, keys), isNull(until)))
    return new Map(rows.map((row) => [row.key, row]))
  }

  async store(changed: ChangedRow[]): Promise<void> {
    if (changed.length === 0) return
    const rows = changed.map(({ item, slot }) => {
      const row: Record<string, unknown> = { ...item, feedId: this.feedId, run: this.run, slot }
      return Object.fromEntries(COLUMNS.map(({ property, name }) => [name, row[property]]))
    })
    const ended = changed.flatMap(({ before }) => before?.key ?? [])
    const isBefore = and(eq(feedId, this.feedId), isOneOf(key, ended), isNull(until), lt(versionOf, this.run))
    await writeUncached(this.database, async (tx) => {
      if (ended.length > 0) await tx.update(feedRows).set({ until: this.run }).where(isBefore)
      await tx
        .insert(feedRows)
        .select(sql`select ${NAMES} from jsonb_populate_recordset(null::${feedRows}, ${JSON.stringify(rows)}::jsonb)`)
    })
  }

  /**
   * Marks the rows that this run did not see, and ends those that the run before it did not see either.
   * @param end the first slot that no row had before.
   */
  async endMissing(end: number): Promise<void> {
    for (let first = 0; first < end; first += BATCH_SIZE) {
      const slots = Array.from({ length: Math.min(BATCH_SIZE, end - first) }, (_, at) => first + at)
      const away = slots.filter((each) => !this.seen.has(each)).join()
      // One text, so that the statement is the same for each batch.
      const isAway = sql`${slot} = any(${`{${away}}`}::text::int[])`
      const isIn = and(eq(feedId, this.feedId), between(slot, first, first + BATCH_SIZE - 1))
      const isBefore = and(isIn, isNull(until), lt(versionOf, this.run))
      const change = {
        until: sql`case when ${isAway} and ${missedIn} is not null then ${this.run}::int end`,
        missedIn: sql`case when ${isAway} then coalesce(${missedIn}, ${this.run}::int) end`,
      }
      const changed = await writeUncached(this.database, (tx) =>
        tx
          .update(feedRows)
          .set(change)
          .where(and(isBefore, or(isAway, isNotNull(missedIn))))
          .returning({ until, missedIn }),
      )
      this.counts.gone += changed.filter((row) => row.until !== null).length
      this.counts.missing += changed.filter((row) => row.missedIn === this.run).length
    }
  }
}

/** The price of a row, and the one that counts within the dates of its sale, unless that is over. Hundredths. */
function pricesAhead(row: Pick<Before, 'price' | 'salePrice' | 'saleUntil'>) {
  const isOver = row.saleUntil !== null && row.saleUntil <= new Date()
  return [row.price, isOver ? row.price : (row.salePrice ?? row.price)]
}
