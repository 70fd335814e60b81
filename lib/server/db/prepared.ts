import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './database'
import { posts } from './schema'

/** A statement that is built once for each database it is asked on: to build it takes longer than to plan it. */
export function prepared<Statement>(build: (database: Database) => Statement): (database: Database) => Statement {
  const built = new WeakMap<Database, Statement>()
  return (database) => {
    const known = built.get(database) ?? build(database)
    built.set(database, known)
    return known
  }
}

/** Whether a column is one of the texts that such a statement is given as `ids`: it is the same for any number of them. */
export const isOneOfIds = (column: PgColumn): SQL => sql`${column} = any(${sql.param(sql.placeholder('ids'), posts.tags)})`
