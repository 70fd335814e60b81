import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { contentVersion } from '../../core/changes/content-version.mjs'
import { log } from '../../core/log'
import { singleton } from '../../core/singleton.mjs'
import { withTimeout } from '../../core/with-timeout.mjs'
import type { Database } from '../database'
import { databaseFaultOf } from './database-fault'

/** Milliseconds that a read waits for the replica to catch up before it uses the primary. */
const PATIENCE = 200
const PAUSE = 5
/** Milliseconds after which a replica counts as unreachable. */
const RESPONSE_LIMIT = 1_000
/** Milliseconds between health checks, also of an unreachable replica. */
const BELIEVED = 1_000
/** Milliseconds after which writes that were not broadcast are visible at the latest, plus the lag. */
const RENEWED = 2_000

/** The server is no streaming replica of this site's database. */
export class NoReplicaError extends Error {
  override readonly name = 'NoReplicaError'
}

const primaries = singleton('primaries', () => new WeakMap<Database, Database>())

/** The primary of a replica, or the database itself: where writes go, and the key of shared state. */
export const primaryOf = (database: Database): Database => primaries.get(database) ?? database

type Server = { database: string; system: string; standby: boolean; position: string | null }

/** Log positions (LSN) are byte offsets. */
async function readState(database: Database): Promise<Server> {
  const rows = await database.execute<Server>(sql`
    select current_database() as database, pg_is_in_recovery() as standby,
      (select system_identifier::text from pg_control_system()) as system,
      (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end - '0/0'::pg_lsn)::text as position`)
  return (rows as unknown as Server[])[0] as Server
}

/**
 * A streaming replica. It serves a read only if it has replayed everything written before the read began: its log position
 * is compared with that of the primary after the last write that this process made or was notified of.
 */
export class Replica {
  private wanted: { age: number; at: number; position: Promise<bigint> } | null = null
  private reached = -1n
  private seenAt = -Infinity
  private pendingRead: Promise<void> | null = null
  /** Why it is not used; null while it is. */
  private trouble: string | null = null
  private retryAt = 0

  constructor(
    readonly database: Database,
    private readonly primary: Database,
  ) {
    primaries.set(database, primary)
  }

  /** Makes every later read see a write that has just been committed. */
  noteWrite(): void {
    this.wanted = null
  }

  /** Whether it has replayed everything written before this call. Never throws. */
  async isCurrent(): Promise<boolean> {
    const wanted = await this.position().catch(() => null)
    if (wanted === null) return false
    const now = performance.now()
    if (this.reached >= wanted && now - this.seenAt < BELIEVED && !this.trouble) return true
    if (this.trouble && now < this.retryAt) return false
    this.retryAt = now + BELIEVED
    const until = this.trouble ? now : now + PATIENCE
    try {
      for (await this.readOnce(); this.reached < wanted; await this.readOnce()) {
        if (performance.now() >= until) return this.leave('it is behind')
        await wait(PAUSE)
      }
      return this.use()
    } catch (error) {
      return this.leave(error instanceof NoReplicaError ? error.message : 'it cannot be reached', error)
    }
  }

  /** Whether a read failed because of the replica, so that it should be retried on the primary. */
  failed(error: unknown): boolean {
    const codes = codesOf(error)
    if (codes.includes(STATEMENT_TIMEOUT)) return false
    if (codes.some((code) => CONFLICTS.includes(code))) return true
    if (databaseFaultOf(error) !== 'away') return false
    this.leave('it cannot be reached', error)
    return true
  }

  /**
   * Reads the replica's log position.
   * @throws NoReplicaError for a server that is no replica of the primary.
   */
  async check(): Promise<void> {
    const [own, first] = [await withinLimit(readState(this.database)), await readState(this.primary)]
    if (!own.standby || own.system !== first.system)
      throw new NoReplicaError('it is no streaming replica of the server at DATABASE_URL')
    if (own.database !== first.database)
      throw new NoReplicaError(`it names the database ${own.database}, and DATABASE_URL names ${first.database}`)
  }

  private readOnce(): Promise<void> {
    this.pendingRead ??= withinLimit(readState(this.database))
      .then(({ standby, position }) => {
        if (!standby || position === null) throw new NoReplicaError('it is no replica any more')
        this.reached = BigInt(position)
        this.seenAt = performance.now()
      })
      .finally(() => (this.pendingRead = null))
    return this.pendingRead
  }

  /** The log position that must have been replayed, read from the primary once after each write. @throws while that is away. */
  private position(): Promise<bigint> {
    const [age, now] = [contentVersion(), performance.now()]
    if (this.wanted?.age !== age) {
      const entry = { age, at: now, position: this.readPosition() }
      this.wanted = entry
      entry.position.catch(() => this.wanted === entry && this.noteWrite())
    } else if (now - this.wanted.at > RENEWED) {
      const entry = this.wanted
      entry.at = now
      // Nothing can be written while the primary is away, so the last known position is enough.
      this.readPosition().then(
        (position) => (entry.position = Promise.resolve(position)),
        () => {},
      )
    }
    return this.wanted.position
  }

  private async readPosition(): Promise<bigint> {
    return BigInt((await readState(this.primary)).position ?? 0)
  }

  private leave(trouble: string, error?: unknown): false {
    if (!this.trouble) log.warn({ err: error }, `the replica is not used: ${trouble} (DATABASE_REPLICA_URL)`)
    this.trouble = trouble
    return false
  }

  private use(): true {
    if (this.trouble) log.info('the replica is used again')
    this.trouble = null
    return true
  }
}

const STATEMENT_TIMEOUT = '57014'
/** A replica cancels queries that conflict with recovery. */
const CONFLICTS: unknown[] = ['40001', '40P01']

function codesOf(error: unknown): unknown[] {
  return error instanceof Error ? [(error as { code?: unknown }).code, ...codesOf(error.cause)] : []
}

function withinLimit<T>(work: Promise<T>): Promise<T> {
  return withTimeout(work, RESPONSE_LIMIT, () => {
    throw new Error('It does not respond')
  })
}
