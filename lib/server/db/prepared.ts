import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './database'
import { posts } from './schema/post-schema'

/** A statement that is built once per database: building it takes longer than planning it. */
export function prepared<Statement>(build: (database: Database) => Statement): (database: Database) => Statement {
  const built = new WeakMap<Database, Statement>()
  return (database) => {
    const known = built.get(database) ?? build(database)
    built.set(database, known)
    return known
  }
}

/** Condition that a column is one of the parameter `ids`; the SQL is the same for any number of them. */
export const isOneOfIds = (column: PgColumn): SQL =>
  sql`${column} = any(${sql.param(sql.placeholder('ids'), posts.tags)})`
