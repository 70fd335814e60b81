import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { onEachEngine } from '@/lib/testing/database'
import { importFiles } from '@/lib/testing/samples/import-files'
import { database } from '../db/open/connect'
import { posts } from '../db/schema/post-schema'
import { folderStore } from '../images/picture-store'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storable-source-'))
})
afterAll(() => removeFolder(folder))

onEachEngine(() => {
  beforeEach(async () => void (await (await database()).delete(posts)))

  test('characters that no database can store do not stop an import', async () => {
    const file = path.join(folder, 'ghost.json')
    const text = await readFile('lib/import/fixtures/ghost.json', 'utf8')
    await writeFile(
      file,
      text
        .replace('"Hang a door"', String.raw`"Hang\u0000 a \ud83d door"`)
        .replace('"u-1"', String.raw`"u\u0000-1"`)
        .replace('"hinges"', String.raw`"hin\u0000ges"`),
    )
    const pictures = { fetch: () => Promise.resolve(null), store: folderStore(path.join(folder, 'pictures')) }
    const files = { file, uploads: null, scratch: folder }
    const { posts: reports, plan } = await importFiles(await database(), files, { pictures })
    expect(reports.map(({ outcome }) => outcome)).toEqual(['new', 'new'])
    expect(reports[0]?.title).toBe('Hang a \ufffd door')
    expect(plan.categories.map(({ name }) => name)).toContain('hinges')
  })

  test('posts without ids come in each by its address, once where two files of an export hold it', async () => {
    const items = ['oak', 'elm', 'ash'].map(
      (name) =>
        `<item><title>${name}</title><link>https://old.example/${name}/</link><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded>${name}</content:encoded></item>`,
    )
    const head = '<link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>'
    const xml = `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>${head}${items.join('')}</channel></rss>`
    const [one, two] = [path.join(folder, 'one'), path.join(folder, 'two')]
    for (const [file, text] of [
      [path.join(one, 'a.xml'), xml],
      [path.join(two, 'a.xml'), xml],
      [path.join(two, 'b.xml'), xml],
    ] as const) {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, text)
    }
    const pictures = { fetch: () => Promise.resolve(null), store: folderStore(path.join(folder, 'pictures')) }
    const bring = async (file: string) =>
      (await importFiles(await database(), { file, uploads: null, scratch: folder }, { pictures })).posts.map(
        ({ outcome }) => outcome,
      )
    expect(await bring(two)).toEqual(['new', 'new', 'new'])
    expect((await (await database()).select().from(posts)).map(({ title }) => title).sort()).toEqual([
      'ash',
      'elm',
      'oak',
    ])
    expect(await bring(one)).toEqual(['unchanged', 'unchanged', 'unchanged'])
  })
})
