import '../../core/load-env.mjs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { connection } from '../../db/open/connect'
import { env } from '../../core/env'
import { checkBucket } from '../../images/bucket'
import { pictureStore } from '../../images/picture-store'
import { describeContents } from './tables'
import { restoreBackup } from './restore-backup'

/** Milliseconds between two lines of progress. */
const INTERVAL = 2_000

let saidAt = -INTERVAL
function onProgress(progress: string): void {
  if (performance.now() - saidAt < INTERVAL) return
  saidAt = performance.now()
  console.info(`${progress} …`)
}

/** `npm run restore -- FILE [--verify]` */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { verify: { type: 'boolean' } } })
const [file] = positionals
try {
  if (!file) throw new Error('Name the file: npm run restore -- FILE')
  if (env().API_BASE_URL) throw new Error('With API_BASE_URL this site stores no data of its own.')
  await checkBucket()
  const { database, close } = await connection()
  try {
    const options = { isVerified: values.verify, onProgress }
    const manifest = await restoreBackup(path.resolve(file), database, pictureStore(), options)
    const isSame = values.verify ? ' Every row and every picture is as in the backup.' : ''
    console.info(`Restored ${describeContents(manifest)}.${isSame}`)
  } finally {
    await close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
