import type { PGlite } from '@electric-sql/pglite'
import { statfs } from 'node:fs/promises'
import { log } from '../../core/log'
import { DatabaseError } from './database-fault'

/** Milliseconds between two checks. */
const INTERVAL = 30_000

/** Milliseconds without a query after which the database counts as idle. */
const IDLE_AFTER = 1_500

/** Bytes of log that force a checkpoint even under load. */
const URGENT_LOG = 96 * 1024 * 1024

/** Bytes of log that are worth a checkpoint when idle. */
const WORTHWHILE_LOG = 1024 * 1024

/**
 * Statistics on writes are lost when the process dies; then the file sizes show that a table was never analyzed or
 * has grown by half. Without an analysis, the planner chooses sequential scans.
 */
const TABLES_IN_NEED = `
  select stat.relname as table, n_dead_tup > 50 + n_live_tup / 5 as vacuum, relation.reltuples < 0 as uncounted
  from pg_stat_user_tables stat
  join pg_class relation on relation.oid = stat.relid
  where n_dead_tup > 50 + n_live_tup / 5 or n_mod_since_analyze > 50 + n_live_tup / 10
    or pg_relation_size(stat.relid) / 8192 > 8 + 1.5 * relation.relpages
  order by stat.relname`

/**
 * Does for an embedded database what PostgreSQL's background processes do for a server: checkpoints, vacuum and
 * analyze. PGlite runs in the process's own thread, so it works one table at a time, when no queries come.
 */
export class Maintenance {
  #lastUse = Date.now()
  #checkpointAt: bigint | null = null
  #timer: ReturnType<typeof setInterval> | undefined
  #running = false

  constructor(private readonly client: PGlite) {}

  start(): void {
    this.#timer = setInterval(() => void this.#look(), INTERVAL).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  noteUse(): void {
    this.#lastUse = Date.now()
  }

  async #look(): Promise<void> {
    if (this.#running) return
    this.#running = true
    try {
      await this.run(() => Date.now() - this.#lastUse > IDLE_AFTER)
    } catch (error) {
      log.warn({ err: error }, 'maintenance of the embedded database failed')
    } finally {
      this.#running = false
    }
  }

  /** Does what is due while `isIdle` is true; a forced checkpoint and the first analysis of a table always run. */
  async run(isIdle: () => boolean): Promise<void> {
    const end = await this.#logEnd()
    const written = this.#checkpointAt === null ? WORTHWHILE_LOG : Number(end - this.#checkpointAt)
    if (written >= URGENT_LOG || (written >= WORTHWHILE_LOG && isIdle())) {
      await this.client.exec('CHECKPOINT')
      this.#checkpointAt = await this.#logEnd()
    }
    await this.client.query('select pg_stat_force_next_flush()')
    const { rows } = await this.client.query<{ table: string; vacuum: boolean; uncounted: boolean }>(TABLES_IN_NEED)
    for (const { table, vacuum, uncounted } of rows) {
      if (!uncounted && !isIdle()) continue
      await this.client.exec(`${vacuum ? 'VACUUM (ANALYZE)' : 'ANALYZE'} "${table}"`)
    }
  }

  async #logEnd(): Promise<bigint> {
    const { rows } = await this.client.query<{ at: string }>("select (pg_current_wal_insert_lsn() - '0/0')::text as at")
    return BigInt(rows[0]?.at ?? 0)
  }
}

/** Bytes: PostgreSQL panics if there is no space for its next 16 MB log segments. */
const LEAST = 64 * 1024 * 1024

/** @throws DatabaseError `full` if the disk of a folder has too little free space to write safely. */
export async function requireFreeSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < LEAST)
    throw new DatabaseError('full', `Less than ${LEAST / 1024 / 1024} MB are free on the disk of ${folder}.`)
}
