import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { ImportError, type ImportedPost } from '../imported-post'
import { writeChecksums } from './checksums'
import { openOwnExport } from './read-export'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'own-export-'))
  await mkdir(path.join(folder, 'posts'))
})
afterEach(() => removeFolder(folder))

/** Opens an export of these files. */
async function openFiles(files: Record<string, unknown>) {
  for (const [name, value] of Object.entries({ 'plumbline.json': {}, ...files }))
    await writeFile(path.join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
  await writeChecksums(folder)
  return openOwnExport(folder)
}

test('values of other kinds than an export has are left out', async () => {
  const post = { id: 'a', title: 1, seo: [], products: [null, 2, { product_id: 'p' }, { product_id: {} }] }
  const redirects = [null, 'x', { from: 5, to: {}, status: 'y' }, { from: '/a', to: '/b', status: 301 }]
  const source = await openFiles({ 'posts/a.json': post, 'redirects.json': { redirects } })
  const posts: ImportedPost[] = []
  for await (const each of source.posts()) posts.push(each)
  expect(posts).toMatchObject([{ title: '', own: { id: 'a', seo: null, products: ['p', ''] } }])
  expect(await source.own?.redirects()).toEqual([
    { from: '', to: null, status: Number.NaN },
    { from: '/a', to: '/b', status: 301 },
  ])
})

test.each(['null', '[]', '{"site":'])('a file that holds %s is refused in words', async (text) => {
  await expect(openFiles({ 'plumbline.json': text })).rejects.toThrow(
    new ImportError('plumbline.json is no valid JSON of an object.'),
  )
})

test('redirects that cannot be read are not lost in silence', async () => {
  const source = await openFiles({ 'redirects.json': '{"redirects":' })
  await expect(source.own?.redirects()).rejects.toBeInstanceOf(ImportError)
})

test.each([
  ['that is damaged', '{"id":', 'b.json is no valid JSON of an object.'],
  [
    'that is nested deeply',
    `{"id":"b","seo":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_001)}`,
    'b.json is nested too deeply.',
  ],
  ['without an id', '{}', 'A post of the export has no id.'],
])('a post %s is one post less', async (_, json, failure) => {
  const source = await openFiles({ 'posts/a.json': { id: 'a' }, 'posts/b.json': json, 'posts/c.json': { id: 'c' } })
  const posts: ImportedPost[] = []
  for await (const post of source.posts()) posts.push(post)
  expect(posts.map(({ sourceId }) => sourceId)).toEqual(['plumbline:a', 'plumbline:b', 'plumbline:c'])
  expect(posts.map((post) => post.failure)).toEqual([undefined, failure, undefined])
})
