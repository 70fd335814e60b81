import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { siteApiProvider } from './api/connect-site-api'
import { provideSiteApi } from './api/site-api'
import { keptPassword } from './auth/credentials'
import { connection } from './db/connect'
import { databaseFaultOf } from './db/database-fault'
import { lookUpPages } from './pages/missing-pages.mjs'
import { env } from './core/env'
import { meetRequests } from './http/request-pipeline'
import { enterStage } from './core/lifecycle'
import { checkBucket } from './images/check-bucket'
import { pictureFolder } from './images/picture-store'
import { tidyPictures } from './images/tidy-pictures'
import { pings } from './ops/indexnow/announce'
import { keepInstances } from './core/cluster'
import { log } from './core/log'
import { mendAddresses } from './http/middleware/normalize-url'
import { findMissingPage } from './pages/missing-page'
import { purgeRegularly } from './ops/purge-regularly'
import { warmSearch } from './search/live/site-search'
import { sessionSecret } from './auth/session-secret'

/** Milliseconds for which a start waits for a database server that starts at the same time. */
const PATIENCE = 60_000
const PAUSE = 2_000
/** Milliseconds that the first requests have for themselves before all texts are read for the search, if nobody searches sooner. */
const AHEAD = 1_500

/**
 * Checks the settings and opens what the site stands on, each before what needs it; until then
 * requests wait and /api/health says so.
 * @throws Error with a sentence for what is wrong: the site cannot start.
 */
export async function startUp(): Promise<void> {
  const settings = env()
  provideSiteApi(siteApiProvider)
  meetRequests()
  mendAddresses()
  await sessionSecret()
  if (settings.REDIS_URL) await joinInstances(settings.REDIS_URL)
  if (!settings.API_BASE_URL) {
    await checkBucket()
    await openDatabase()
    lookUpPages(findMissingPage)
    purgeRegularly()
    void tidyPictures(pictureFolder()).catch((error: unknown) => log.warn({ err: error }, 'leftover pictures could not be removed'))
  }
  enterStage('serving')
  await pings()
  if (!settings.API_BASE_URL && !settings.ADMIN_PASSWORD && !settings.ADMIN_PASSWORD_HASH) {
    console.info(`Administrator: user ${settings.ADMIN_USERNAME}, password ${await keptPassword()}`)
  }
}

/** The client of Redis is loaded where it is asked for alone. */
async function joinInstances(address: string): Promise<void> {
  const { openInstances } = await import('./ops/cluster/open-cluster')
  keepInstances(await openInstances(address))
}

async function openDatabase(): Promise<void> {
  const until = performance.now() + PATIENCE
  for (;;) {
    try {
      const { engine, database } = await connection()
      log.info({ engine }, 'the database is open')
      setTimeout(() => warmSearch(database), AHEAD).unref()
      return
    } catch (error) {
      const cause = error instanceof Error ? error.cause : null
      const comes = env().DATABASE_URL !== undefined && databaseFaultOf(cause) === 'away' && performance.now() < until
      if (!comes) throw error
      await wait(PAUSE)
    }
  }
}
