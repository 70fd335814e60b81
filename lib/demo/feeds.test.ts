import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { onEmbedded } from '@/lib/testing/database'
import { readFeedText } from '@/lib/testing/read-feed-text'
import { removeFolder } from '@/lib/testing/remove-folder'
import { database } from '../server/db/open/connect'
import { productFeeds } from '../server/db/schema/feed-schema'
import { feedFiles, seedFeeds } from './feeds'
import { loadProducts } from './load-content'

const products = loadProducts()
const readAll = async (reading: number) => {
  const files = Object.values(feedFiles(products, reading))
  return Promise.all(files.map(({ text }) => readFeedText(text)))
}

test('the feeds of the demo are known forms without a wrong row, and match the shelf by GTIN', async () => {
  const read = await readAll(0)
  expect(read.map(({ form, wrong }) => [form, wrong])).toEqual([
    ['google', []],
    ['awin', []],
  ])
  const codes = new Set(products.flatMap(({ upc }) => upc ?? []).map((upc) => upc.padStart(14, '0')))
  const known = read.map(({ items }) => items.filter(({ upc }) => codes.has((upc ?? '').padStart(14, '0'))).length)
  expect(known).toEqual([read[0]?.items.length, (read[1]?.items.length ?? 0) - 4])
})

test('some prices move from one reading to the next, none so far that a run is held', async () => {
  const [before, after] = [await readAll(0), await readAll(1)]
  for (const [at, { items }] of before.entries()) {
    const moves = items.map(({ price }, row) => (after[at]?.items[row]?.price ?? 0) / (price ?? 0))
    expect(moves.filter((move) => move !== 1).length).toBeGreaterThan(3)
    expect(Math.max(...moves.map((move) => Math.abs(move - 1)))).toBeLessThan(0.5)
  }
})

onEmbedded(() => {
  test('the feeds are added once, and stay away when someone deletes them', async () => {
    const [db, folder] = [await database(), await mkdtemp(path.join(tmpdir(), 'demo-feeds-'))]
    onTestFinished(() => removeFolder(folder))
    await seedFeeds(db, folder)
    await seedFeeds(db, folder)
    expect(await db.$count(productFeeds)).toBe(2)
    await db.delete(productFeeds)
    await seedFeeds(db, folder)
    expect(await db.$count(productFeeds)).toBe(0)
  })
})
