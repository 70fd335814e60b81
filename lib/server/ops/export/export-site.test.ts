import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { postCreateSchema } from '@/lib/contract/posts/post'
import { removeFolder } from '@/lib/testing/remove-folder'
import { openTestDatabase } from '@/lib/testing/database'
import { importFiles } from '@/lib/testing/samples/import-files'
import { plainText } from '../../../import/plain-text'
import { openMarkdown } from '../../../import/markdown/read-markdown'
import { openWordpress } from '../../../import/wordpress/read-wordpress'
import type { Connection } from '../../db/open/connection'
import { posts } from '../../db/schema/post-schema'
import { folderStore } from '../../images/picture-store'
import { storePicture } from '../../images/store-picture'
import { createPost } from '../../posts/write-post'
import { exportSite } from './export-site'

vi.stubEnv('SITE_URL', 'https://new.example')
let folder = ''
let [site, other] = [] as unknown as [Connection, Connection]
const store = () => folderStore(path.join(folder, 'pictures'))
const AWKWARD = 'Oak: "solid" & <white> ]]> 🪚 — # not a heading'

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-test-'))
  ;[site, other] = [await openTestDatabase('embedded'), await openTestDatabase('embedded')]
  const bytes = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const picture = await storePicture(bytes, store())
  const content = `<h2>Cut</h2><p>Use <strong>thin</strong> ones, 2 * 4 * 8, a_b_c and [x].</p><ul><li><p>One</p></li><li><p>Two</p></li></ul><table><tbody><tr><td>A</td><td></td></tr></tbody></table><figure><img src="${picture}" alt="Saw"><figcaption>Ours</figcaption></figure><pre><code>a\n\n  b</code></pre><p>H<sub>2</sub>O</p>`
  const base = { summary: AWKWARD, categories: ['Hand Tools'], tags: ['oak, solid', '"x"'] }
  for (const input of [
    {
      ...base,
      title: AWKWARD,
      content,
      status: 'published',
      previewImage: picture,
      previewImageAlt: 'Alt "x"',
      previewImageCaption: 'Caption',
    },
    { ...base, title: 'A draft', content: '<p>Short</p>' },
  ])
    await createPost(site.database, postCreateSchema.parse(input))
})
afterAll(async () => {
  await Promise.all([site.close(), other.close()])
  await removeFolder(folder)
})

/** What must be the same after a round trip. */
const comparable = (rows: (typeof posts.$inferSelect)[]) =>
  rows
    .map(
      ({
        title,
        summary,
        content,
        categories,
        tags,
        status,
        createdAt,
        publishedAt,
        previewImageAlt,
        previewImageCaption,
      }) => ({
        title,
        summary,
        categories,
        tags,
        status,
        previewImageAlt,
        previewImageCaption,
        text: plainText(content).replaceAll(' ', ''),
        elements: [...content.matchAll(/<(h2|strong|li|td|figure|figcaption|img|pre|sub)\b/g)].map(([, name]) => name),
        at: [publishedAt ?? createdAt].map((date) => date.toISOString().slice(0, 19))[0],
      }),
    )
    .sort((a, b) => (a.title < b.title ? -1 : 1))

const storedIn = async ({ database }: Connection) => comparable(await database.select().from(posts))

test.each(['markdown', 'wordpress'] as const)('what was exported as %s can be imported again', async (format) => {
  const target = path.join(folder, format)
  expect(await exportSite(site.database, store(), target, format)).toEqual({
    posts: 2,
    products: 0,
    pictures: 1,
    missing: [],
  })
  const source =
    format === 'markdown' ? await openMarkdown(target) : await openWordpress([path.join(target, 'wordpress.xml')])
  expect(source.kind).toBe(format)
  const files = {
    file: format === 'markdown' ? target : path.join(target, 'wordpress.xml'),
    uploads: target,
    scratch: path.join(folder, 'scratch'),
  }
  await other.database.delete(posts)
  const pictures = { fetch: () => Promise.resolve(null), store: store() }
  const { posts: reports } = await importFiles(other.database, files, { pictures })
  expect(reports.map(({ outcome, notes }) => [outcome, notes])).toEqual([
    ['new', []],
    ['new', []],
  ])
  expect(await storedIn(other)).toEqual(await storedIn(site))
})

test('every file of an export is in its checksums', async () => {
  const target = path.join(folder, 'json')
  await exportSite(site.database, store(), target, 'json')
  const lines = (await readFile(path.join(target, 'SHA256SUMS'), 'utf8')).trim().split('\n')
  const files = (await readdir(target, { recursive: true })).filter((name) => /\./.test(name))
  expect(lines).toHaveLength(files.length)
  for (const line of lines) {
    const [hash, name = ''] = line.split('  ')
    expect(
      createHash('sha256')
        .update(await readFile(path.join(target, name)))
        .digest('hex'),
    ).toBe(hash)
  }
})

test('an export that fails leaves nothing', async () => {
  const target = path.join(folder, 'failed')
  const broken = {
    ...site.database,
    select: () => {
      throw new Error('away')
    },
  } as unknown as Connection['database']
  await expect(exportSite(broken, store(), target, 'json')).rejects.toThrow('away')
  expect([existsSync(target), existsSync(`${target}.part`)]).toEqual([false, false])
})
