import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { openMarkdown } from './read-markdown'

let root = ''
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') })
  root = await mkdtemp(path.join(tmpdir(), 'planned-posts-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await removeFolder(root)
})

async function read(front: string, name = 'oak.md') {
  await writeFile(path.join(root, name), `---\ntitle: Oak\n${front}\n---\nText`)
  for await (const post of (await openMarkdown(root)).posts()) return post
  return undefined
}

test.each([
  ['date: 2026-05-01T12:30:00Z', 'oak.md', '2026-05-01T12:30:00.000Z'],
  ['featured: true', '2026-06-01-oak.md', '2026-06-01T00:00:00.000Z'],
  ['date: 2026-01-01\npublishDate: 2026-07-01', 'oak.md', '2026-07-01T00:00:00.000Z'],
])('a post with a date to come is a draft with that time planned: %j in %s', async (front, name, at) => {
  expect(await read(front, name)).toMatchObject({
    isPublished: false,
    isHighlighted: false,
    publishAt: new Date(at),
    publishedAt: null,
    notes: [],
  })
})

test.each(['date: 2026-05-01T12:00:00Z', 'date: 2026-06-01\ndraft: true', 'date: 2026-06-01\npublished: false'])(
  'nothing is planned for a post that is shown already, or is a draft: %j',
  async (front) => {
    expect(await read(front)).toMatchObject({ isPublished: !/draft|false/.test(front), publishAt: null })
  },
)

test('a post of Hugo that is no longer shown is a draft, and one that has an end says so', async () => {
  expect(await read('date: 2026-01-01\nexpiryDate: 2026-02-01')).toMatchObject({
    isPublished: false,
    publishAt: null,
    notes: ['It was shown until 2026-02-01 and comes in as a draft.'],
  })
  expect(await read('date: 2026-01-01\nexpiryDate: 2027-02-01')).toMatchObject({
    isPublished: true,
    notes: ['It was to be shown until 2027-02-01, which is not planned here.'],
  })
})
