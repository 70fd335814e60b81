import '../../core/load-env.mjs'
import path from 'node:path'
import { connection } from '../../db/open/connect'
import { env } from '../../core/env'
import { pictureStore } from '../../images/picture-store'
import { describeContents } from './manifest'
import { restoreBackup } from './restore-backup'

/** `npm run restore -- FILE` */
const [file] = process.argv.slice(2)
try {
  if (!file) throw new Error('Name the file: npm run restore -- FILE')
  if (env().API_BASE_URL) throw new Error('With API_BASE_URL this site stores no data of its own.')
  const { database, close } = await connection()
  try {
    console.info(`Restored ${describeContents(await restoreBackup(path.resolve(file), database, pictureStore()))}.`)
  } finally {
    await close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
