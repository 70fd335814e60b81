import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { onEachEngine } from '@/lib/testing/database'
import { ImportError } from '../../import/imported-post'
import { database } from '../db/open/connect'
import type { Database } from '../db/database'
import { deletedPosts } from '../db/schema/history-schema'
import { imports } from '../db/schema/import-schema'
import { pictures } from '../db/schema/picture-schema'
import { redirects } from '../db/schema/redirect-schema'
import { posts, products } from '../db/schema/post-schema'
import { folderStore } from '../images/picture-store'
import { changePost } from '../posts/write-post'
import { removePost } from '../posts/write-posts'
import { importFiles } from '../../testing/samples/import-files'
import { undoImport } from './undo-import'

const FIXTURES = path.resolve('lib/import/fixtures')
let [folder, fetched] = ['', [] as string[]]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-test-'))
  await mkdir(path.join(folder, 'uploads'))
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#884422' } })
  await picture.png().toFile(path.join(folder, 'uploads', 'fence.jpg'))
  await cp(path.join(FIXTURES, 'markdown'), path.join(folder, 'markdown'), { recursive: true })
  await mkdir(path.join(folder, 'markdown/static/img'), { recursive: true })
  await cp(path.join(folder, 'uploads/fence.jpg'), path.join(folder, 'markdown/static/img/window.jpg'))
  await cp(path.join(folder, 'uploads/fence.jpg'), path.join(folder, 'secret.jpg'))
})
afterAll(() => removeFolder(folder))
beforeEach(() => {
  fetched = []
})

type Input = {
  uploads?: string
  isDryRun?: boolean
  chosen?: Record<string, string | null>
  site?: string | null
  on?: Promise<Database>
  pages?: boolean
  overwrite?: boolean
  isOwn?: (path: string) => boolean
}

async function importFile(
  file: string,
  { uploads = 'uploads', isDryRun = false, chosen = {}, site = null, on = database(), isOwn, ...more }: Input = {},
) {
  const files = {
    file: path.resolve(FIXTURES, file),
    uploads: uploads ? path.join(folder, uploads) : null,
    scratch: await mkdtemp(path.join(folder, 'scratch-')),
  }
  const fetch = (address: string) => {
    fetched.push(address)
    return Promise.resolve(null)
  }
  const pictures = { fetch, store: folderStore(path.join(folder, 'pictures')) }
  return importFiles(await on, files, {
    pictures,
    options: { categories: chosen, site, ...more },
    isDryRun,
    ...(isOwn && { isOwn }),
  })
}

const stored = async () => (await (await database()).select().from(posts)).sort((a, b) => (a.title < b.title ? -1 : 1))
const redirected = async () =>
  (await database()).select({ from: redirects.from, to: redirects.to }).from(redirects).orderBy(redirects.from)
const outcomes = ({ posts: reports }: Awaited<ReturnType<typeof importFile>>) => reports.map(({ outcome }) => outcome)

/** The WordPress export after a change of the first post's title. */
async function changedExport(): Promise<string> {
  const file = path.join(folder, 'changed.xml')
  const text = await readFile(path.join(FIXTURES, 'wordpress.xml'), 'utf8')
  await writeFile(file, text.replace('Paint a fence &amp; a gate', 'Paint a fence again'))
  return file
}

onEachEngine(() => {
  beforeEach(async () => {
    for (const table of [posts, deletedPosts, imports, redirects, products, pictures])
      await (await database()).delete(table)
  })

  test('a dry run lists what would come in, and changes nothing', async () => {
    const { plan, importId } = await importFile('wordpress.xml', {
      isDryRun: true,
      chosen: { 'Paint & Supplies': null },
    })
    expect(importId).toBeNull()
    expect(plan).toMatchObject({ posts: 2, drafts: 1, clashes: [] })
    expect(plan.categories).toEqual([{ name: 'Paint & Supplies', posts: 1, category: null }])
    expect(plan.others).toEqual([
      { kind: 'page', count: 1 },
      { kind: 'post (trash)', count: 1 },
    ])
    expect(await stored()).toEqual([])
    expect(await (await database()).select().from(imports)).toEqual([])
  })

  test('posts come in with their dates, pictures and links; importing again changes nothing', async () => {
    const first = await importFile('wordpress.xml')
    expect(outcomes(first)).toEqual(['new', 'new'])
    const [fence, shelf] = await stored()
    expect(fence).toMatchObject({
      title: 'Paint a fence & a gate',
      status: 'published',
      createdAt: new Date('2019-05-04T10:30:00Z'),
      publishedAt: new Date('2019-05-04T10:30:00Z'),
      updatedAt: new Date('2020-01-02T03:04:05Z'),
      categories: ['Paint & Supplies'],
      tags: ['fence'],
      previewImageAlt: 'A white fence',
    })
    expect(fence?.previewImage).toMatch(/^\/uploads\/[0-9a-f]{24}_400x300_[0-9a-f]{6}\.webp$/)
    expect(fence?.content).toContain(`<img src="${fence?.previewImage}"`)
    expect(fence?.content).not.toContain('old.example/wp-content')
    expect(shelf).toMatchObject({ status: 'draft', publishedAt: null })
    expect(shelf?.summary).toMatch(/^See the fence/)
    expect(shelf?.content).toContain(`href="/curated-posts/${fence?.slug}/${fence?.id}"`)
    expect(fence?.seo).toMatchObject({ title: null, description: 'How to paint a fence.' })
    const post = `/curated-posts/${fence?.slug}/${fence?.id}`
    expect(fence?.slug).toBe('paint-a-fence')
    expect(await redirected()).toEqual(
      expect.arrayContaining([
        { from: '/2019/05/paint-a-fence', to: post },
        { from: '/2019/05/paint-a-fence/fence', to: post },
        { from: '/?p=12', to: post },
        { from: '/category/paint', to: '/category/Paint%20%26%20Supplies/' },
        { from: '/category/paint/feed', to: '/category/Paint%20%26%20Supplies/feed.xml' },
        { from: '/tag/fence', to: '/search?q=fence' },
        { from: '/tag/fence/feed', to: '/feed.xml' },
        { from: '/feed', to: '/feed.xml' },
        { from: '/?feed=rss2', to: '/feed.xml' },
      ]),
    )
    expect(first.redirects?.refused).toEqual([])
    // Three pictures of the text are one file; the second of the gallery is not in the export.
    expect(fetched).toEqual([])
    expect(outcomes(await importFile('wordpress.xml'))).toEqual(['unchanged', 'unchanged'])
    expect(await stored()).toHaveLength(2)
  })

  test('a post that changed in the source is updated, unless it was changed or deleted here', async () => {
    await importFile('wordpress.xml')
    const changed = await changedExport()
    expect(outcomes(await importFile(changed))).toEqual(['updated', 'unchanged'])
    const [fence, shelf] = await stored()
    expect(fence?.title).toBe('Paint a fence again')
    await changePost(await database(), fence?.id ?? '', { title: 'My own title' })
    await removePost(await database(), shelf?.id ?? '', null)
    expect(outcomes(await importFile('wordpress.xml'))).toEqual(['changed here', 'deleted here'])
    expect((await stored()).map(({ title }) => title)).toEqual(['My own title'])
  })

  test('undo removes what came in, and keeps what was changed since', async () => {
    const { importId } = await importFile('wordpress.xml')
    const [fence] = await stored()
    await changePost(await database(), fence?.id ?? '', { summary: 'Mine' })
    expect(await undoImport(await database(), importId ?? '')).toEqual({ deleted: 1, changed: 1 })
    expect((await stored()).map(({ summary }) => summary)).toEqual(['Mine'])
    expect((await redirected()).map(({ from }) => from)).toEqual([
      ...['/2019/05/paint-a-fence', '/2019/05/paint-a-fence/fence', '/?attachment_id=40', '/?p=12'],
    ])
    expect(await undoImport(await database(), 'nothing')).toBeNull()
  })

  test('a post of 5 million characters is refused in words, and the others come in', async () => {
    const text = await readFile(path.join(FIXTURES, 'ghost.json'), 'utf8')
    await writeFile(path.join(folder, 'huge.json'), text.replace('<p>See', `<p>${'x'.repeat(5_000_000)}`))
    const { posts: reports } = await importFile(path.join(folder, 'huge.json'))
    expect(reports.map(({ outcome, notes }) => [outcome, notes[0]])).toEqual([
      ['failed', 'Its text has 6 million characters: no post can hold them.'],
      ['new', 'It was for members only and comes in as a draft.'],
    ])
    expect((await redirected()).map(({ from }) => from)).not.toContain('/hang-a-door')
  })

  test('pages come in where that is asked for, and an address of the site itself stays its own', async () => {
    const { plan } = await importFile('ghost.json', { isDryRun: true, isOwn: (at: string) => at === '/about' })
    expect([plan.posts, plan.taken]).toEqual([2, []])
    const first = await importFile('ghost.json', { pages: true, isOwn: (at: string) => at === '/about' })
    expect(first.plan).toMatchObject({ posts: 3, taken: ['/about'] })
    expect((await redirected()).map(({ from }) => from)).toEqual(
      expect.arrayContaining(['/hang-a-door', '/tag/hinges', '/rss']),
    )
    expect((await redirected()).map(({ from }) => from)).not.toContain('/about')
  })

  test('a post that changed here and in the source is overwritten where that is asked for', async () => {
    await importFile('wordpress.xml')
    const [fence] = await stored()
    await changePost(await database(), fence?.id ?? '', { title: 'My own title' })
    expect(outcomes(await importFile(await changedExport(), { overwrite: true }))).toEqual(['updated', 'unchanged'])
    expect((await stored())[0]?.title).toBe('Paint a fence again')
  })

  test('an export that breaks off brings nothing in', async () => {
    const full = await readFile(path.join(FIXTURES, 'wordpress.xml'), 'utf8')
    await writeFile(path.join(folder, 'half.xml'), full.slice(0, full.indexOf('<title>About')))
    await expect(importFile(path.join(folder, 'half.xml'))).rejects.toThrow(ImportError)
    expect(await stored()).toEqual([])
  })

  test('a database that is away stops the import, which can go on later', async () => {
    const away = () =>
      Promise.reject(
        new Error('Failed query', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }),
      )
    const on = Promise.resolve(Object.assign(Object.create(await database()), { transaction: away }) as Database)
    await expect(importFile('wordpress.xml', { on })).rejects.toThrow('Failed query')
    expect(outcomes(await importFile('wordpress.xml'))).toEqual(['new', 'new'])
  })

  test('pictures of Markdown come from its folder and never from outside of it; scripts go', async () => {
    const post = path.join(folder, 'markdown/_posts/2021-01-01-hostile.md')
    await writeFile(post, '---\ntitle: Hostile\n---\n<script>alert(1)</script>\n\n![x](../../secret.jpg) Text\n')
    const { posts: reports } = await importFile(path.join(folder, 'markdown'), { uploads: '' })
    const rows = await stored()
    const window = rows.find(({ title }) => title === 'Seal a window')
    expect(window?.content).toMatch(/<img src="\/uploads\/[0-9a-f]{24}_400x300/)
    const hostile = rows.find(({ title }) => title === 'Hostile')
    expect(hostile?.content).toBe('<p> Text</p>')
    expect(reports.find(({ title }) => title === 'Hostile')?.notes).toEqual(['A picture is missing: ../../secret.jpg'])
  })

  test('pictures of an export that names no site are fetched from the one that is given', async () => {
    await importFile('ghost.json', { uploads: '', site: 'https://old.example' })
    expect(fetched).toEqual([
      'https://old.example/content/images/door.jpg',
      'https://old.example/content/images/front.jpg',
    ])
  })

  test('a picture that cannot be fetched stays at its old address, and the report says so', async () => {
    const { posts: reports } = await importFile('wordpress.xml', { uploads: '' })
    expect(fetched).toContain('https://old.example/wp-content/uploads/fence.jpg')
    expect(reports[0]?.outcome).toBe('new')
    expect(reports[0]?.notes.join(' ')).toContain('A picture could not be fetched and stays at its old address')
    expect((await stored())[0]?.content).toContain('src="https://old.example/wp-content/uploads/fence')
  })
})
