import 'server-only'
import { database } from '../db/connect'
import { log } from '../core/log'
import { purgeDeleted } from '../posts/deleted-posts'

/** Milliseconds after a start, so that the first requests are not slowed down. */
const FIRST_AFTER = 60_000
const EVERY = 6 * 3_600_000

/**
 * Erases deleted posts that can no longer be restored, periodically while the process runs. Several instances may do so at once.
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
