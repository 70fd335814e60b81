import 'server-only'
import { connection } from './connect'
import type { Database } from './database'

/** What a call does: only what any visitor may read is read from a replica. */
type Use = 'writes' | 'own reads' | 'public reads'

/** Does work on the database that is right for it; a read that the replica fails is done anew on the primary. */
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
