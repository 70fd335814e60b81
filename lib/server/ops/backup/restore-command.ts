import '../../core/load-env.mjs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkBucket } from '../../images/bucket'
import { pictureStore } from '../../images/picture-store'
import { runCommand, withDatabase } from '../run-command'
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
await runCommand(async () => {
  if (!file) throw new Error('Name the file: npm run restore -- FILE')
  await checkBucket()
  await withDatabase('data', async ({ database }) => {
    const options = { isVerified: values.verify, onProgress }
    const manifest = await restoreBackup(path.resolve(file), database, pictureStore(), options)
    const isSame = values.verify ? ' Every row and every picture is as in the backup.' : ''
    console.info(`Restored ${describeContents(manifest)}.${isSame}`)
  })
})
