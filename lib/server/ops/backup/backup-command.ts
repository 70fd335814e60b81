import '../../core/load-env.mjs'
import path from 'node:path'
import { runCommand } from '../run-command'
import { describeContents } from './tables'
import { saveBackup } from './save-backup'

/** `npm run backup -- FILE` */
const [file] = process.argv.slice(2)
await runCommand(async () => {
  if (!file) throw new Error('Name the file: npm run backup -- FILE')
  console.info(`${file} holds ${describeContents(await saveBackup(path.resolve(file)))}.`)
})
