import { LRUCache } from 'lru-cache'
import type { Database } from '../database'
import { QueryCache } from './query-cache'

/**
 * Caches rows by id until the next write; disabled if other processes write to the database. It stands between the set that a search
 * found and its answer because reading the rows is what a search costs: without it what a search, a post or Explore reads takes twice
 * the CPU time, and a rendered post a fifth more (docs/decisions/0021).
 */
export class RowCache<Row extends { id: string }> {
  private readonly cache = new QueryCache<LRUCache<string, Row>>(1, 'row-cache')

  /** @param most rows; the oldest are evicted. */
  constructor(private readonly most: number) {}

  /**
   * Rows in the order of `ids`, without those that do not exist.
   * @param scope identifies the columns and conditions of `read`.
   * @param read reads rows by their ids, in any order.
   */
  async byIds(
    database: Database,
    ids: string[],
    scope: string,
    read: (ids: string[]) => Promise<Row[]>,
  ): Promise<Row[]> {
    const cached = await this.cache.get(database, 'rows', async () => new LRUCache({ max: this.most }))
    const rows = new Map(ids.map((id) => [id, cached.peek(`${scope} ${id}`)]))
    const missing = ids.filter((id) => !rows.get(id))
    for (const row of missing.length > 0 ? await read(missing) : []) {
      rows.set(row.id, row)
      cached.set(`${scope} ${row.id}`, row)
    }
    return ids.flatMap((id) => rows.get(id) ?? [])
  }
}
