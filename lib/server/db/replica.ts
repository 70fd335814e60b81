import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { contentVersion } from '../core/content-version.mjs'
import { log } from '../core/log'
import { singleton } from '../core/singleton.mjs'
import { withTimeout } from '../core/with-timeout.mjs'
import type { Database } from './database'
import { databaseFaultOf } from './database-fault'

/** All in milliseconds. A read waits so long for the replica to catch up; then the primary is asked. */
const PATIENCE = 200
const PAUSE = 5
/** A replica that does not answer in this time is taken to be away. */
const ANSWER_LIMIT = 1_000
/** How long it is believed to be there, and how often one that is not is looked for. */
const BELIEVED = 1_000
/** What others write without telling is shown after this time at the latest, and the time to catch up. */
const RENEWED = 2_000

/** Something that is no streaming replica of this site's database. */
export class NoReplicaError extends Error {
  override readonly name = 'NoReplicaError'
}

const primaries = singleton('primaries', () => new WeakMap<Database, Database>())

/** Where writes go, and what is the same for both: the primary of a replica, or the database itself. */
export const primaryOf = (database: Database): Database => primaries.get(database) ?? database

type Server = { database: string; system: string; standby: boolean; position: string | null }

/** Positions in the log of writes are numbers of bytes. */
async function look(database: Database): Promise<Server> {
  const answer = await database.execute<Server>(sql`
    select current_database() as database, pg_is_in_recovery() as standby,
      (select system_identifier::text from pg_control_system()) as system,
      (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end - '0/0'::pg_lsn)::text as position`)
  return (answer as unknown as Server[])[0] as Server
}

/**
 * A second server that repeats what is written on the first, a little later. It is read from only where it
 * has repeated everything that was written before the read began: its position in the log of writes is
 * compared with the one that the primary had after the last write that this process made or heard of.
 */
export class Replica {
  private wanted: { age: number; at: number; position: Promise<bigint> } | null = null
  private reached = -1n
  private seenAt = -Infinity
  private looking: Promise<void> | null = null
  /** Why it is not read from; null while it is. */
  private trouble: string | null = null
  private nextLook = 0

  constructor(
    readonly database: Database,
    private readonly primary: Database,
  ) {
    primaries.set(database, primary)
  }

  /** Makes every later read see a write that has just ended. */
  noteWrite(): void {
    this.wanted = null
  }

  /** Whether it shows everything that was written before this call. Never throws. */
  async isCurrent(): Promise<boolean> {
    const wanted = await this.position().catch(() => null)
    if (wanted === null) return false
    const now = performance.now()
    if (this.reached >= wanted && now - this.seenAt < BELIEVED && !this.trouble) return true
    if (this.trouble && now < this.nextLook) return false
    this.nextLook = now + BELIEVED
    const until = this.trouble ? now : now + PATIENCE
    try {
      for (await this.lookOnce(); this.reached < wanted; await this.lookOnce()) {
        if (performance.now() >= until) return this.leave('it is behind')
        await wait(PAUSE)
      }
      return this.use()
    } catch (error) {
      return this.leave(error instanceof NoReplicaError ? error.message : 'it cannot be reached', error)
    }
  }

  /** Whether a read failed because of the replica, so that the primary may be asked instead. */
  failed(error: unknown): boolean {
    const codes = codesOf(error)
    if (codes.includes(STATEMENT_TIMEOUT)) return false
    if (codes.some((code) => CONFLICTS.includes(code))) return true
    if (databaseFaultOf(error) !== 'away') return false
    this.leave('it cannot be reached', error)
    return true
  }

  /**
   * Looks where the replica is.
   * @throws NoReplicaError for a server that does not repeat what the primary writes.
   */
  async check(): Promise<void> {
    const [own, first] = [await answered(look(this.database)), await look(this.primary)]
    if (!own.standby || own.system !== first.system) throw new NoReplicaError('it is no streaming replica of the server at DATABASE_URL')
    if (own.database !== first.database) throw new NoReplicaError(`it names the database ${own.database}, and DATABASE_URL names ${first.database}`)
  }

  private lookOnce(): Promise<void> {
    this.looking ??= answered(look(this.database))
      .then(({ standby, position }) => {
        if (!standby || position === null) throw new NoReplicaError('it is no replica any more')
        this.reached = BigInt(position)
        this.seenAt = performance.now()
      })
      .finally(() => (this.looking = null))
    return this.looking
  }

  /** What must have been repeated; asked of the primary once after each write. @throws while that is away. */
  private position(): Promise<bigint> {
    const [age, now] = [contentVersion(), performance.now()]
    if (this.wanted?.age !== age) {
      const entry = { age, at: now, position: this.ask() }
      this.wanted = entry
      entry.position.catch(() => this.wanted === entry && this.noteWrite())
    } else if (now - this.wanted.at > RENEWED) {
      const entry = this.wanted
      entry.at = now
      // While the primary is away nothing can be written, and what was known before is enough.
      this.ask().then((position) => (entry.position = Promise.resolve(position)), () => {})
    }
    return this.wanted.position
  }

  private async ask(): Promise<bigint> {
    return BigInt((await look(this.primary)).position ?? 0)
  }

  private leave(trouble: string, error?: unknown): false {
    if (!this.trouble) log.warn({ err: error }, `the replica is not read from: ${trouble} (DATABASE_REPLICA_URL)`)
    this.trouble = trouble
    return false
  }

  private use(): true {
    if (this.trouble) log.info('the replica is read from again')
    this.trouble = null
    return true
  }
}

const STATEMENT_TIMEOUT = '57014'
/** A replica ends a query whose rows it must forget to go on. */
const CONFLICTS: unknown[] = ['40001', '40P01']

function codesOf(error: unknown): unknown[] {
  return error instanceof Error ? [(error as { code?: unknown }).code, ...codesOf(error.cause)] : []
}

function answered<T>(work: Promise<T>): Promise<T> {
  return withTimeout(work, ANSWER_LIMIT, () => {
    throw new Error('It does not answer')
  })
}
