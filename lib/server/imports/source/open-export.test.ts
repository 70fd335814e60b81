import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportedPost } from '@/lib/import/imported-post'
import { removeFolder } from '@/lib/testing/remove-folder'
import { ExportReader } from './open-export'

const options = { pages: false, onUnpacked: () => {} }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'open-export-'))
})
afterAll(() => removeFolder(folder))

test('a post that takes too much memory is one post less, with the reason', async () => {
  const file = path.join(folder, 'ghost.json')
  const posts = ['Oak', 'Elm', 'SPOILED', 'Ash'].map((html, at) => ({
    id: `${at}`,
    uuid: `${at}`,
    title: `${at}`,
    html,
  }))
  await writeFile(file, JSON.stringify({ db: [{ data: { posts } }] }))
  const reader = new ExportReader(file, folder, options, 'lib/testing/samples/spoiled-export.ts')
  const read: ImportedPost[] = []
  for await (const post of (await reader.open()).posts()) read.push(post)
  reader.close()
  expect(read.map(({ html, failure }) => failure ?? html)).toEqual([
    'Oak',
    'Elm',
    'It takes too long to read, or too much memory.',
    'Ash',
  ])
})
