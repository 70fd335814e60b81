import 'server-only'
import type { Database } from '../database'
import type { Replica } from './replica'

export type Connection = {
  database: Database
  engine: 'embedded' | 'postgresql'
  /** Serves public reads, if configured. */
  replica?: Replica
  /** Closes the connection after the queries in flight. */
  close: () => Promise<void>
}
