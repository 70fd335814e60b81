import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { posts } from '../schema/post-schema'

/** Condition that a column of text is one of some ids. The SQL is the same for any number of them, so it is prepared once. */
export const isOneOf = (column: PgColumn, ids: string[]): SQL => sql`${column} = any(${sql.param(ids, posts.tags)})`
