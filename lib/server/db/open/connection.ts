import type { Database } from '../database'

export type Connection = {
  database: Database
  engine: 'embedded' | 'postgresql'
  /** Closes the connection after the queries in flight. */
  close: () => Promise<void>
}
