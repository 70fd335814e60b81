import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onEachEngine } from '@/lib/testing/database'
import { ImportError } from '../../import/imported-post'
import { database } from '../db/open/connect'
import type { Database } from '../db/database'
import { deletedPosts } from '../db/schema/history-schema'
import { imports } from '../db/import-schema'
import { redirects } from '../db/schema/redirect-schema'
import { posts } from '../db/schema/post-schema'
import { folderStore } from '../images/picture-store'
import { changePost } from '../posts/write-post'
import { removePost } from '../posts/write-posts'
import { runImport } from '../ops/import/run-import'
import { undoImport } from '../ops/import/undo-import'

const FIXTURES = path.resolve('lib/import/fixtures')
let folder = ''
let fetched: string[] = []

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
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => {
  fetched = []
})

async function importFile(
  file: string,
  { uploads = 'uploads', isDryRun = false, chosen = {}, site = null as string | null, on = database() } = {},
) {
  const options = {
    file: path.resolve(FIXTURES, file),
    uploads: uploads ? path.join(folder, uploads) : null,
    site,
    chosen,
    isDryRun,
  }
  const fetch = (address: string) => {
    fetched.push(address)
    return Promise.resolve(null)
  }
  return runImport(await on, options, { fetch, store: folderStore(path.join(folder, 'pictures')) })
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
    for (const table of [posts, deletedPosts, imports, redirects]) await (await database()).delete(table)
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
    expect(await redirected()).toEqual(
      ['/2019/05/paint-a-fence', '/2019/05/paint-a-fence/fence'].map((from) => ({
        from,
        to: `/curated-posts/${fence?.slug}/${fence?.id}`,
      })),
    )
    expect(first.redirects).toEqual({ added: 2, refused: ['/?p=12', '/?p=13'] })
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
    expect(await undoImport(await database(), importId ?? '')).toEqual({ deleted: 1, kept: 1 })
    expect((await stored()).map(({ summary }) => summary)).toEqual(['Mine'])
    expect(await redirected()).toHaveLength(2)
    expect(await undoImport(await database(), 'nothing')).toBeNull()
  })

  test('an export that breaks off brings nothing in', async () => {
    const whole = await readFile(path.join(FIXTURES, 'wordpress.xml'), 'utf8')
    await writeFile(path.join(folder, 'half.xml'), whole.slice(0, whole.indexOf('<title>About')))
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
    const post = path.join(folder, 'markdown/hostile.md')
    await writeFile(post, '---\ntitle: Hostile\n---\n<script>alert(1)</script>\n\n![x](../secret.jpg) Text\n')
    const { posts: reports } = await importFile(path.join(folder, 'markdown'), { uploads: '' })
    const rows = await stored()
    const window = rows.find(({ title }) => title === 'Seal a window')
    expect(window?.content).toMatch(/<img src="\/uploads\/[0-9a-f]{24}_400x300/)
    const hostile = rows.find(({ title }) => title === 'Hostile')
    expect(hostile?.content).toBe('<p> Text</p>')
    expect(reports.find(({ title }) => title === 'Hostile')?.notes).toEqual(['A picture is missing: ../secret.jpg'])
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
