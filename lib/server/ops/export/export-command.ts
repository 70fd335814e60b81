import '../../core/load-env.mjs'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pictureStore } from '../../images/picture-store'
import { runCommand, withDatabase } from '../run-command'
import { EXPORT_FORMATS, exportSite } from './export-site'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { format: { type: 'string', default: 'markdown' } },
})

/** `npm run export -- FOLDER [--format markdown|wordpress|json]` */
await runCommand(async () => {
  const [folder] = positionals
  const format = EXPORT_FORMATS.find((name) => name === values.format)
  if (!folder || !format) throw new Error(`npm run export -- FOLDER [--format ${EXPORT_FORMATS.join('|')}]`)
  if (existsSync(folder)) throw new Error(`${folder} exists already.`)
  await withDatabase('posts', async ({ database }) => {
    const { posts, products, pictures, missing } = await exportSite(
      database,
      pictureStore(),
      path.resolve(folder),
      format,
    )
    console.info(`${folder} holds ${posts} posts, ${products} products and ${pictures} pictures.`)
    for (const name of missing) console.warn(`The picture ${name} is missing in the store.`)
  })
})
