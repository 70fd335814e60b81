import 'server-only'
import type { Database } from './database'
import { QueryCache } from './query-cache'

/** Rows kept by their ids until something is written; on a database that others write to, none are. */
export class RowCache<Row extends { id: string }> {
  private readonly kept = new QueryCache<Map<string, Row>>()

  /** @param most how many rows are kept. */
  constructor(private readonly most: number) {}

  /**
   * Rows in the order of their ids; those that are gone are missing.
   * @param scope names what `read` asks of rows besides their ids.
   * @param read reads rows by their ids, in any order.
   */
  async byIds(database: Database, ids: string[], scope: string, read: (ids: string[]) => Promise<Row[]>): Promise<Row[]> {
    const kept = await this.kept.get(database, 'rows', async () => new Map())
    const rows = new Map(ids.map((id) => [id, kept.get(`${scope} ${id}`)]))
    const missing = ids.filter((id) => !rows.get(id))
    for (const row of missing.length > 0 ? await read(missing) : []) {
      rows.set(row.id, row)
      kept.set(`${scope} ${row.id}`, row)
    }
    for (const oldest of kept.keys()) {
      if (kept.size <= this.most) break
      kept.delete(oldest)
    }
    return ids.flatMap((id) => rows.get(id) ?? [])
  }
}
