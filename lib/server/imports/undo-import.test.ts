import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { onEachEngine } from '@/lib/testing/database'
import { importFiles } from '@/lib/testing/samples/import-files'
import { authors } from '../db/schema/author-schema'
import { database } from '../db/open/connect'
import { deletedPosts } from '../db/schema/history-schema'
import { imports } from '../db/schema/import-schema'
import { redirects } from '../db/schema/redirect-schema'
import { posts } from '../db/schema/post-schema'
import { folderStore } from '../images/picture-store'
import { restoreDeleted } from '../posts/deleted-posts'
import { changePost } from '../posts/write-post'
import { removePost } from '../posts/write-posts'
import { removeImport, takeStep } from '@/lib/server/imports/state/import-rows'
import { runImport, withPlanned } from './run-import'
import { undoImport } from './undo-import'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'undo-import-'))
  vi.stubEnv('DATA_DIR', folder)
})
afterAll(() => removeFolder(folder))

const pictures = () => ({ fetch: () => Promise.resolve(null), store: folderStore(path.join(folder, 'pictures')) })
const files = () => ({ file: path.resolve('lib/import/fixtures/ghost.json'), uploads: null, scratch: folder })
const redirected = async () => (await (await database()).select().from(redirects)).map(({ from }) => from)

onEachEngine(() => {
  beforeEach(async () => {
    for (const table of [posts, deletedPosts, imports, redirects, authors]) await (await database()).delete(table)
  })

  test('authors come in with their posts, each once, and leave with the last of them', async () => {
    const on = await database()
    const named = () => on.select({ name: authors.name, bio: authors.bio, links: authors.links }).from(authors)
    const { importId, posts: reports } = await importFiles(on, files(), { pictures: pictures() })
    expect(reports.map(({ outcome }) => outcome)).toEqual(['new', 'new'])
    expect((await named()).sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { name: 'Ann Oak', bio: 'Hangs <doors>', links: ['https://ann.example'] },
      { name: 'Bob', bio: '', links: [] },
    ])
    const [door] = (await on.select().from(posts)).filter(({ title }) => title === 'Hang a door')
    await changePost(on, door?.id ?? '', { summary: 'Mine' })
    await undoImport(on, importId ?? '')
    expect((await named()).map(({ name }) => name)).toEqual(['Ann Oak'])
  })

  test('the old addresses of a post that got another title since still lead to it after the import is undone', async () => {
    const on = await database()
    const { importId } = await importFiles(on, files(), { pictures: pictures() })
    const [door] = (await on.select().from(posts)).filter(({ title }) => title === 'Hang a door')
    await changePost(on, door?.id ?? '', { title: 'Hang a heavy door' })
    expect(await undoImport(on, importId ?? '')).toEqual({ deleted: 1, changed: 1 })
    expect(await redirected()).toEqual(['/hang-a-door'])
  })

  test('an import that is paused while its redirects are added is not done, and ends once it is resumed', async () => {
    const on = await database()
    const { importId } = await importFiles(on, files(), { pictures: pictures() })
    const id = importId ?? ''
    const stateOf = async () => (await on.select().from(imports))[0]?.state
    const options = { categories: {}, site: null, pages: false, overwrite: false }
    const isOwn = () => false
    // Its files are not those of an upload.
    await on.update(imports).set({ state: 'running', files: [{ role: 'export', name: 'ghost.json', size: 0 }] })
    const running = {
      importId: id,
      options,
      isOwn,
      pictures: pictures(),
      onPost: () => {},
      stopped: new AbortController().signal,
    }
    const own = {
      async *products() {},
      pictures: () => Promise.resolve(new Map()),
      redirects: async () => {
        await takeStep(on, id, { step: 'pause' })
        return []
      },
    }
    await withPlanned(on, files(), { options, isOwn }, async (opened, planned) => {
      await on.update(imports).set({ plan: planned.plan })
      const paused = { ...opened, source: { ...opened.source, own } }
      expect(await runImport(on, paused, planned, running)).toBeNull()
      expect(await stateOf()).toBe('paused')
      await takeStep(on, id, { step: 'resume' })
      expect(await runImport(on, opened, planned, running)).not.toBeNull()
      expect(await stateOf()).toBe('done')
    })
  })

  test('a post that is under way while its import is undone does not come in', async () => {
    const on = await database()
    const undone = async () => {
      await on.update(imports).set({ state: 'undoing' })
      await undoImport(on, (await on.select().from(imports))[0]?.id ?? '')
      return null
    }
    const input = { pictures: { ...pictures(), fetch: undone } }
    const wordpress = { ...files(), file: path.resolve('lib/import/fixtures/wordpress.xml') }
    expect((await importFiles(on, wordpress, input)).redirects).toBeNull()
    expect(await on.$count(posts)).toBe(0)
    expect(await on.select({ state: imports.state }).from(imports)).toEqual([{ state: 'undone' }])
  })

  test('a post that was deleted here does not hold back its import once that is undone, and can come in again', async () => {
    const on = await database()
    const { importId } = await importFiles(on, files(), { pictures: pictures() })
    const [door] = (await on.select().from(posts)).filter(({ title }) => title === 'Hang a door')
    await removePost(on, door?.id ?? '')
    await undoImport(on, importId ?? '')
    await removeImport(on, importId ?? '')
    const { posts: reports } = await importFiles(on, files(), { pictures: pictures() })
    expect(reports.map(({ outcome }) => outcome)).toEqual(['new', 'new'])
  })

  test('a post that was restored after its import was undone is left as it is', async () => {
    const on = await database()
    const { importId } = await importFiles(on, files(), { pictures: pictures() })
    await undoImport(on, importId ?? '')
    const [deleted] = await on.select().from(deletedPosts)
    await restoreDeleted(on, [deleted?.id ?? ''])
    const { posts: reports } = await importFiles(on, files(), { pictures: pictures() })
    expect(reports.map(({ outcome }) => outcome).sort()).toEqual(['changed here', 'new'])
  })
})
