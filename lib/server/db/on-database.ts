import 'server-only'
import { connection } from './open/connect'
import type { Database } from './database'

/** The kind of access of a call: only public reads may use a replica. */
type Use = 'writes' | 'own reads' | 'public reads'

/** Runs work on the primary or the replica; a read that fails on the replica is retried on the primary. */
export async function onDatabase<T>(use: Use, work: (database: Database) => Promise<T>): Promise<T> {
  const { database, replica } = await connection()
  if (!replica || use === 'own reads') return work(database)
  if (use === 'writes') return work(database).finally(() => replica.noteWrite())
  if (await replica.isCurrent()) {
    try {
      return await work(replica.database)
    } catch (error) {
      if (!replica.failed(error)) throw error
    }
  }
  return work(database)
}
