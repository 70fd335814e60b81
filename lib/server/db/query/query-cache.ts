import { LRUCache } from 'lru-cache'
import { isEnabled, type Optimization } from '../../core/optimizations.mjs'
import type { Database } from '../database'
import { writeCount } from '../write-counter'

type Cached<T> = { writes: number; results: LRUCache<string, Promise<T>> }

/**
 * Caches results of queries until the next write; disabled if other processes write to the database. Without it a search reads for
 * a quarter more CPU time, since it asks whether its index is up to date, and the list of the administrator costs a third more
 * (docs/decisions/0021).
 */
export class QueryCache<T> {
  private readonly cache = new WeakMap<Database, Cached<T>>()

  /** @param most entries; the oldest is evicted. */
  constructor(
    private readonly most = 32,
    private readonly switchName: Optimization = 'query-cache',
  ) {}

  /** @param key identifies the query within a database. */
  get(database: Database, key: string, work: () => Promise<T>): Promise<T> {
    const writes = writeCount(database)
    if (writes === null || !isEnabled(this.switchName)) return work()
    const { results } = this.of(database, writes)
    const known = results.peek(key)
    if (known) return known
    // A query of Drizzle is executed by each `then`: one promise stands for all that wait.
    const result = Promise.resolve(work())
    results.set(key, result)
    result.catch(() => results.peek(key) === result && results.delete(key))
    return result
  }

  private of(database: Database, writes: number): Cached<T> {
    const known = this.cache.get(database)
    if (known?.writes === writes) return known
    const made = { writes, results: new LRUCache<string, Promise<T>>({ max: this.most }) }
    this.cache.set(database, made)
    return made
  }
}
