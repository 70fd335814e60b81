import 'server-only'
import type { Database } from './database'
import { writesEnded } from './sole-writer'

type Kept<T> = { writes: number; results: Map<string, Promise<T>> }

/** What work on a database came to, kept until something is written there; where other processes write, nothing is kept. */
export class UntilWrite<T> {
  private readonly kept = new WeakMap<Database, Kept<T>>()

  /** @param key tells works on one database apart; few, since results are only dropped with a write. */
  get(database: Database, key: string, work: () => Promise<T>): Promise<T> {
    const writes = writesEnded(database)
    if (writes === null) return work()
    const { results } = this.of(database, writes)
    const known = results.get(key)
    if (known) return known
    const result = work()
    results.set(key, result)
    result.catch(() => results.delete(key))
    return result
  }

  private of(database: Database, writes: number): Kept<T> {
    const known = this.kept.get(database)
    if (known?.writes === writes) return known
    const made = { writes, results: new Map<string, Promise<T>>() }
    this.kept.set(database, made)
    return made
  }
}
