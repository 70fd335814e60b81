import 'server-only'
import { LRUCache } from 'lru-cache'
import type { Database } from './database'
import { writeCount } from './write-counter'

type Kept<T> = { writes: number; results: LRUCache<string, Promise<T>> }

/** Caches results of queries until the next write; disabled if other processes write to the database. */
export class QueryCache<T> {
  private readonly kept = new WeakMap<Database, Kept<T>>()

  /** @param most entries; the oldest is evicted. */
  constructor(private readonly most = 32) {}

  /** @param key identifies the query within a database. */
  get(database: Database, key: string, work: () => Promise<T>): Promise<T> {
    const writes = writeCount(database)
    if (writes === null) return work()
    const { results } = this.of(database, writes)
    const known = results.peek(key)
    if (known) return known
    const result = work()
    results.set(key, result)
    result.catch(() => results.peek(key) === result && results.delete(key))
    return result
  }

  private of(database: Database, writes: number): Kept<T> {
    const known = this.kept.get(database)
    if (known?.writes === writes) return known
    const made = { writes, results: new LRUCache<string, Promise<T>>({ max: this.most }) }
    this.kept.set(database, made)
    return made
  }
}
