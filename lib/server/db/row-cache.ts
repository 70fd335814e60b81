import 'server-only'
import { LRUCache } from 'lru-cache'
import type { Database } from './database'
import { QueryCache } from './query-cache'

/** Rows kept by their ids until something is written; on a database that others write to, none are. */
export class RowCache<Row extends { id: string }> {
  private readonly kept = new QueryCache<LRUCache<string, Row>>()

  /** @param most rows that are kept; those read first go first. */
  constructor(private readonly most: number) {}

  /**
   * Rows in the order of their ids; those that are gone are missing.
   * @param scope names what `read` asks of rows besides their ids.
   * @param read reads rows by their ids, in any order.
   */
  async byIds(database: Database, ids: string[], scope: string, read: (ids: string[]) => Promise<Row[]>): Promise<Row[]> {
    const kept = await this.kept.get(database, 'rows', async () => new LRUCache({ max: this.most }))
    const rows = new Map(ids.map((id) => [id, kept.peek(`${scope} ${id}`)]))
    const missing = ids.filter((id) => !rows.get(id))
    for (const row of missing.length > 0 ? await read(missing) : []) {
      rows.set(row.id, row)
      kept.set(`${scope} ${row.id}`, row)
    }
    return ids.flatMap((id) => rows.get(id) ?? [])
  }
}
