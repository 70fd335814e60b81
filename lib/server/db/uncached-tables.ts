import 'server-only'
import type { PgTable } from 'drizzle-orm/pg-core'
import { postDrafts } from './schema/draft-schema'
import { visitCounts } from './schema/insight-schema'
import { missingVisits } from './schema/redirect-schema'

/**
 * The tables that no cached query and no page reads, and that have no triggers on others: writes to them leave every cache
 * valid (writeUncached).
 */
export const UNCACHED_TABLES: ReadonlySet<PgTable> = new Set<PgTable>([postDrafts, missingVisits, visitCounts])
