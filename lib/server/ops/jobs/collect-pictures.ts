import 'server-only'
import { z } from 'zod'
import { log } from '../../core/log'
import { database } from '../../db/open/connect'
import { pictureStore } from '../../images/picture-store'
import { jobKind } from '../../jobs/job-kind'
import { jobHandler } from '../../jobs/run-job'
import { eraseRemoved, findUnlisted } from '../../pictures/collect-pictures'

const EVERY = 6 * 3_600_000

/** Lists pictures that the library does not know, and erases removed ones; always one such job waits. */
export const COLLECT_PICTURES = jobKind({
  name: 'collect pictures',
  data: z.object({}),
  attempts: Infinity,
})

export const collectPicturesJobs = jobHandler(COLLECT_PICTURES, async () => {
  const [listed, erased] = [
    await findUnlisted(await database(), pictureStore()),
    await eraseRemoved(await database(), pictureStore()),
  ]
  if (listed + erased > 0) log.info({ listed, erased }, 'the picture library was brought up to date')
  return new Date(Date.now() + EVERY)
})
