import { setTimeout as wait } from 'node:timers/promises'
import { setTimeZone } from '@/lib/format/dates'
import { siteApiProvider } from './api/site-api/connect-site-api'
import { provideSiteApi } from './api/site-api/site-api'
import { generatedPassword } from './auth/credentials'
import { meetApi } from './api/proxy/own-api'
import { connection, database } from './db/open/connect'
import { databaseFaultOf } from './db/open/database-fault'
import { lookUpPages, findMissingPage } from '@/lib/server/pages/missing-pages'
import { env } from './core/env'
import { serve } from './http/server'
import { setLifecycleStage } from './core/lifecycle'
import { checkBucket } from '@/lib/server/images/bucket'
import { pictureFolder } from '@/lib/server/images/picture-store'
import { tidyPictures } from './images/tidy-pictures'
import { setCluster } from '@/lib/server/core/changes'
import { log } from './core/log'
import { provideServer } from './core/singleton.mjs'
import { scheduleMissingVisits } from './redirects/missing-visits'
import { scheduleCounts } from './insights/store-counts'
import { startJobs } from './ops/jobs/start-jobs'
import { warmSearch } from './search/live/site-search'
import { sessionSecret } from './auth/session-secret'

/** Milliseconds that a start waits for a database server that starts at the same time. */
const DATABASE_WAIT = 60_000
const RETRY_PAUSE = 2_000
/**
 * Milliseconds before the search index is built, unless somebody searches sooner, so that the first requests are not slowed down.
 */
const WARM_UP_DELAY = 1_500

/**
 * Checks the settings and opens what the site depends on, in order of dependency, after providing
 * the server (http/server.ts); until then requests wait and /api/health reports it.
 * @throws Error with a sentence for what is wrong: the site cannot start
 */
export async function start(): Promise<void> {
  const settings = env()
  setTimeZone(settings.SITE_TIME_ZONE)
  provideSiteApi(siteApiProvider)
  provideServer(serve)
  await sessionSecret()
  if (settings.REDIS_URL) await joinCluster(settings.REDIS_URL)
  if (settings.API_BASE_URL) await meetApi(settings.API_BASE_URL)
  else {
    await checkBucket()
    await openDatabase()
    lookUpPages(findMissingPage)
    scheduleMissingVisits(database)
    scheduleCounts(database)
    await startJobs()
    void tidyPictures(pictureFolder()).catch((error: unknown) =>
      log.warn({ err: error }, 'leftover pictures could not be removed'),
    )
  }
  setLifecycleStage('serving')
  if (!settings.API_BASE_URL && !settings.ADMIN_PASSWORD && !settings.ADMIN_PASSWORD_HASH) {
    console.info(`Administrator: user ${settings.ADMIN_USERNAME}, password ${await generatedPassword()}`)
  }
}

/** The Redis client is loaded only if configured. */
async function joinCluster(address: string): Promise<void> {
  const { openCluster } = await import('./ops/cluster/open-cluster')
  setCluster(await openCluster(address))
}

async function openDatabase(): Promise<void> {
  const until = performance.now() + DATABASE_WAIT
  for (;;) {
    try {
      const { engine, database } = await connection()
      log.info({ engine }, 'the database is open')
      setTimeout(() => warmSearch(database), WARM_UP_DELAY).unref()
      return
    } catch (error) {
      const cause = error instanceof Error ? error.cause : null
      const isStarting =
        env().DATABASE_URL !== undefined && databaseFaultOf(cause) === 'away' && performance.now() < until
      if (!isStarting) throw error
      await wait(RETRY_PAUSE)
    }
  }
}
