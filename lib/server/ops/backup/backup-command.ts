import '../../core/load-env.mjs'
import path from 'node:path'
import { describeContents } from './tables'
import { saveBackup } from './save-backup'

/** `npm run backup -- FILE` */
const [file] = process.argv.slice(2)
try {
  if (!file) throw new Error('Name the file: npm run backup -- FILE')
  console.info(`${file} holds ${describeContents(await saveBackup(path.resolve(file)))}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
