import 'server-only'
import { SettingsError } from '../../core/env'
import { log } from '../../core/log'
import type { Connection } from './connection'
import { openPool } from './open-postgresql'
import { NoReplicaError, Replica } from './replica'

/** No such host; wrong credentials; no such database. */
const WRONG = /^(ENOTFOUND|28...|3D000)$/

/**
 * Adds a replica to a connection. An unreachable one is logged, and used as soon as it is reachable.
 * @throws SettingsError for a wrong address.
 */
export async function openReplica(address: string, primary: Connection): Promise<Connection> {
  const { database, close } = openPool(address)
  const replica = new Replica(database, primary.database)
  const closeBoth = async () => {
    await Promise.all([close(), primary.close()])
  }
  try {
    await replica.check()
    log.info('public reads use the replica')
  } catch (error) {
    const fault = faultOf(error)
    if (fault) {
      await closeBoth()
      throw new SettingsError(`DATABASE_REPLICA_URL is wrong: ${fault}.`)
    }
    replica.failed(error)
  }
  return { ...primary, replica, close: closeBoth }
}

function faultOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code } = error as { code?: unknown }
  return error instanceof NoReplicaError || (typeof code === 'string' && WRONG.test(code))
    ? error.message
    : faultOf(error.cause)
}
