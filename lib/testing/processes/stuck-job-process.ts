import { z } from 'zod'
import { database } from '../../server/db/open/connect'
import { enqueue, jobKind } from '../../server/jobs/enqueue'
import { jobHandler } from '../../server/jobs/run-job'
import { handleJobs } from '../../server/jobs/run-jobs'

/** An instance in a child process that tests kill; it prints a line once it runs a job that never ends. */
const STUCK = jobKind({ name: 'stuck', data: z.object({ wood: z.string() }) })
const work = () => {
  console.info('running')
  return new Promise<void>(() => {})
}
await enqueue(await database(), STUCK, { wood: 'oak' }, { key: 'one' })
handleJobs([jobHandler(STUCK, work)])
setInterval(() => {}, 60_000)
