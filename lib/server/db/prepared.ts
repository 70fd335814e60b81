import 'server-only'
import type { Database } from './database'

/**
 * A statement that is built once for each database it is asked on: to build it takes longer than to plan it. The database itself
 * keeps nothing of it.
 */
export function prepared<Statement>(build: (database: Database) => Statement): (database: Database) => Statement {
  const built = new WeakMap<Database, Statement>()
  return (database) => {
    const known = built.get(database) ?? build(database)
    built.set(database, known)
    return known
  }
}
