import { connection } from '../../server/db/open/connect'
import { pictureStore } from '../../server/images/picture-store'
import { importFile } from '../../server/ops/import/import-file'

/** The import command in a child process that tests kill; it prints a line once it has imported some posts, and then stands still. */
const [file = '', scratch = '', after = ''] = process.argv.slice(2)
let posts = 0
await importFile(
  await connection(),
  { file, uploads: null, scratch },
  {
    options: { categories: {}, site: null, pages: false, overwrite: false },
    isDryRun: false,
    isOwn: () => false,
    stopped: new AbortController().signal,
    pictures: { fetch: () => Promise.resolve(null), store: pictureStore() },
    say: () => undefined,
    onPost: async () => {
      posts += 1
      if (posts < Number(after)) return
      console.info('stuck')
      await new Promise(() => {})
    },
  },
)
