import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import type { Database } from '../../server/db/database'
import { openEmbedded } from '../../server/db/open/open-embedded'
import { folderStore } from '../../server/images/picture-store'
import { createImport } from '../../server/imports/state/import-rows'
import { runImport, withPlanned } from '../../server/imports/run-import'
import { seededRandom } from './content/make-posts'

const PICTURES = 20
const WORDS =
  'oak board saw glue plane joint paint coat dry sand level wall tile floor lamp wire pipe valve hinge screw'
const ORIGIN = 'https://old.example'

function* exportOf(posts: number): Generator<string> {
  const random = seededRandom(7)
  const words = WORDS.split(' ')
  const sentence = () => Array.from({ length: 12 }, () => words[Math.floor(random() * words.length)]).join(' ')
  yield `<?xml version="1.0"?><rss version="2.0"><channel><link>${ORIGIN}</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${ORIGIN}</wp:base_blog_url>\n`
  for (let id = 1; id <= posts; id += 1) {
    const title = `${sentence()} ${id}`
    const link = `<a href="${ORIGIN}/?p=${1 + Math.floor(random() * posts)}">more</a>`
    const picture = id % 10 === 0 ? `<img src="${ORIGIN}/wp-content/uploads/${id % PICTURES}.jpg">` : ''
    const text = Array.from({ length: 30 }, () => `<p>${sentence()}. ${sentence()}.</p>`).join('\n')
    const term = words[id % words.length] ?? ''
    yield `<item><title>${title}</title><link>${ORIGIN}/2019/05/post-${id}/</link><guid>${ORIGIN}/?p=${id}</guid><content:encoded><![CDATA[<!-- wp:paragraph -->${picture}${text}<p>${link}</p><!-- /wp:paragraph -->]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2019-05-04 10:30:00</wp:post_date_gmt><wp:post_name>post-${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><category domain="category" nicename="${term}">${term}</category><category domain="post_tag" nicename="${term}-x">${term} x</category></item>\n`
  }
  yield '</channel></rss>\n'
}

const options = { categories: {}, site: null, pages: false, overwrite: false }
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

type Site = { database: Database; folder: string; file: string; posts: number }

/** Imports the export once, and prints what that took. */
async function importOnce({ database, folder, file, posts }: Site, what: string): Promise<void> {
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 200)
  const began = performance.now()
  const input = { options, isOwn: () => false }
  const { id } = await createImport(database, { name: 'bench', files: [], state: 'running', options })
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
  const pictures = { fetch: () => Promise.resolve(picture), store: folderStore(path.join(folder, 'pictures')) }
  const running = { ...input, importId: id, pictures, onPost: () => {}, stopped: new AbortController().signal }
  const files = { file, uploads: null, scratch: folder }
  let checked = began
  const redirected = await withPlanned(database, files, input, (opened, planned) => {
    checked = performance.now()
    return runImport(database, opened, planned, running)
  })
  clearInterval(watch)
  const seconds = (performance.now() - checked) / 1_000
  console.info(
    `${what}: checked in ${((checked - began) / 1_000).toFixed(1)} s; ${(posts / seconds).toFixed(0)} posts a second (${seconds.toFixed(0)} s), ${redirected?.added} redirects, at most ${megabytes(peak)} of memory`,
  )
}

/**
 * Imports a WordPress export into the embedded database, on the disk, and imports it again. Every tenth post has a picture, of
 * which there are few: what decoding costs is that of an upload.
 */
export async function importTwice(posts: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-import-'))
  const { database, close } = await openEmbedded(path.join(folder, 'database'))
  const file = path.join(folder, 'export.xml')
  try {
    await pipeline(Readable.from(exportOf(posts)), createWriteStream(file))
    console.info(`${posts.toLocaleString('en-US')} posts in an export of ${megabytes((await stat(file)).size)}`)
    await importOnce({ database, folder, file, posts }, 'First import')
    await importOnce({ database, folder, file, posts }, 'The same again')
  } finally {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
}
