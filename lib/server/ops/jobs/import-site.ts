import type { z } from 'zod'
import { log } from '../../core/log'
import { connection, database } from '../../db/open/connect'
import { ownsAddress } from '../../http/routing/route-at'
import { pictureStore } from '../../images/picture-store'
import { politeFetch } from '../../imports/convert/polite-fetch'
import { failInterrupted, WATCH_COMMAND } from '../../imports/state/command-imports'
import { failImport, IMPORT_SITE, REMOVE_FILES, removeLeftFiles } from '../../imports/state/import-rows'
import type { PostReport } from '../../imports/state/import-results'
import { workOnImport } from '../../imports/work-on-import'
import { jobHandler } from '../../jobs/run-job'
import { afterWrite } from '../../posts/after-write'

/** Posts after which pages show what came in. */
const SHOWN_EVERY = 100

type Data = z.infer<typeof IMPORT_SITE.data>

async function work({ import: id }: Data, stopped: AbortSignal): Promise<Date | undefined> {
  let posts = 0
  let written: string[] = []
  const show = async () => {
    await afterWrite(written)
    written = []
  }
  const onPost = async ({ outcome, address }: PostReport) => {
    posts += 1
    if (outcome === 'new' || outcome === 'updated') written.push(address.replace(/^.*\//, ''))
    if (posts % SHOWN_EVERY === 0) await show()
  }
  const pictures = { fetch: politeFetch(), store: pictureStore() }
  const isUnfinished = await workOnImport(await database(), id, { pictures, isOwn: ownsAddress, onPost, stopped })
  await show()
  log.info({ import: id, posts }, 'a step of an import ended')
  return isUnfinished ? new Date() : undefined
}

/** The screen of the import shows why it failed, and offers to go on. */
const giveUp = async ({ import: id }: Data, reason: string) =>
  failImport(await database(), id, reason.replace(/\.?$/, '.'))

/** Checks, runs and undoes imports. Stopped with the instance, the work goes on in the next one. */
export const importSiteJobs = jobHandler(IMPORT_SITE, work, giveUp)

export const removeFilesJobs = jobHandler(REMOVE_FILES, async ({ import: id }) => removeLeftFiles(await database(), id))

/** Tells of imports whose command was killed while this instance ran. */
export const watchCommandJobs = jobHandler(WATCH_COMMAND, async () => failInterrupted(await connection()))
