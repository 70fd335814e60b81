import { env } from '../../core/env'
import { log } from '../../core/log'
import { singleton } from '../../core/singleton.mjs'
import type { Connection } from './connection'
import type { Database } from '../database'
import { DatabaseError } from './database-fault'
import { FolderInUseError } from './folder-lock'

type Shared = {
  connection?: Promise<Connection> | undefined
  /** Error and time of the last failed attempt. */
  failure?: { error: unknown; at: number } | undefined
}

const shared = singleton('database', (): Shared => ({}))

/** Milliseconds before a failed attempt is retried: an attempt takes a second of work. */
const RETRY_AFTER = 3_000

async function open(): Promise<Connection> {
  const { DATABASE_URL, DATA_DIR } = env()
  try {
    if (DATABASE_URL) return await (await import('./open-postgresql')).openPostgresql(DATABASE_URL)
    return await (await import('./open-embedded')).openEmbedded(DATA_DIR, forget)
  } catch (error) {
    if (error instanceof FolderInUseError || error instanceof DatabaseError) throw error
    throw new DatabaseError(
      'away',
      `The database cannot be opened: ${error instanceof Error ? error.message : error}`,
      { cause: error },
    )
  }
}

function forget(): void {
  shared.connection = undefined
}

/** The connection of this process, opened at the first call; a failed attempt is retried after a delay. */
export function connection(): Promise<Connection> {
  if (shared.connection) return shared.connection
  if (shared.failure && performance.now() - shared.failure.at < RETRY_AFTER) return Promise.reject(shared.failure.error)
  const opening = open()
  shared.connection = opening
  opening.then(
    () => (shared.failure = undefined),
    (error: unknown) => {
      if (!(error instanceof FolderInUseError)) log.error({ err: error }, 'the database cannot be opened')
      shared.failure = { error, at: performance.now() }
      if (shared.connection === opening) forget()
    },
  )
  return opening
}

/** The database of this process. @throws DatabaseError while it is unavailable. */
export async function database(): Promise<Database> {
  return (await connection()).database
}

/** Replaces the connection of this process; null closes it. */
export async function useConnection(next: Connection | null): Promise<void> {
  const before = shared.connection
  shared.connection = next ? Promise.resolve(next) : undefined
  shared.failure = undefined
  if (!next) await (await before?.catch(() => null))?.close()
}
