import 'server-only'
import { z } from 'zod'
import { env } from '../../core/env'
import { database } from '../../db/open/connect'
import { jobKind } from '../../jobs/job-kind'
import { jobHandler } from '../../jobs/run-job'
import { queueDueLinks } from '../../products/links/check-links'

const EVERY = 3_600_000

/** Queues checks of the addresses of products; always one such job waits, unless the setting says off. */
export const QUEUE_LINKS = jobKind({
  name: 'queue link checks',
  data: z.object({}),
  attempts: Infinity,
})

export const queueLinksJobs = jobHandler(QUEUE_LINKS, async () => {
  if (env().LINK_CHECKS === 'off') return
  await queueDueLinks(await database())
  return new Date(Date.now() + EVERY)
})
