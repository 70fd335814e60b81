import 'server-only'
import { database } from '../db/connect'
import { log } from '../core/log'
import { purgeDeleted } from '../posts/deleted-posts'

/** Milliseconds: the first requests after a start come first. */
const FIRST_AFTER = 60_000
const EVERY = 6 * 3_600_000

/**
 * Erases deleted posts whose time to be restored is over, as long as the process runs; on several instances
 * each does, which does no harm.
 */
export function schedulePurge(): void {
  const purge = () =>
    database()
      .then(purgeDeleted)
      .then(
        (erased) => erased > 0 && log.info({ erased }, 'deleted posts were erased after 30 days'),
        (error: unknown) => log.warn({ err: error }, 'deleted posts could not be erased'),
      )
  setTimeout(purge, FIRST_AFTER).unref()
  setInterval(purge, EVERY).unref()
}
