import 'server-only'
import { env } from '../env'
import type { Connection, Database } from './database'

/** Next loads pages, routes and instrumentation as separate modules of one process: they share this. */
const shared = globalThis as typeof globalThis & { plumblineConnection?: Promise<Connection> | undefined }

async function open(): Promise<Connection> {
  const { DATABASE_URL, DATA_DIR } = env()
  if (DATABASE_URL) return (await import('./open-postgresql')).openPostgresql(DATABASE_URL)
  return (await import('./open-embedded')).openEmbedded(DATA_DIR)
}

/** The connection of this process, opened at the first call; a failed opening is tried anew at the next. */
export function connection(): Promise<Connection> {
  shared.plumblineConnection ??= open().catch((error: unknown) => {
    shared.plumblineConnection = undefined
    throw error
  })
  return shared.plumblineConnection
}

/** The database of this process. */
export async function database(): Promise<Database> {
  return (await connection()).database
}

/** Uses a given connection in this process, or with null closes and forgets the present one. */
export async function useConnection(next: Connection | null): Promise<void> {
  const before = shared.plumblineConnection
  shared.plumblineConnection = next ? Promise.resolve(next) : undefined
  if (!next) await (await before)?.close()
}
