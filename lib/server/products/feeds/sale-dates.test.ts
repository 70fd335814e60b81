import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { feedInputSchema } from '@/lib/contract/products/feed'
import { onEmbedded } from '../../../testing/database'
import { removeFolder } from '../../../testing/remove-folder'
import { READING } from '../../../testing/samples/product-reading'
import { newId } from '../../core/new-id'
import { database } from '../../db/open/connect'
import { products } from '../../db/schema/post-schema'
import { JobRunner } from '../../jobs/run-jobs'
import { followSalesJobs, readFeedJobs } from '../../ops/jobs/read-feeds'
import { pricesOf } from '../product-row'
import { storeReading } from '../write-product'
import { readFeedRecord } from './apply-run'
import { saveFeed, takeFeedStep } from './manage-feeds'
import { appendUpload } from './feed-files'
import { linkRow } from './link-row'
import { searchRows } from './search-rows'

vi.setConfig({ testTimeout: 30_000 })

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sales-'))
  vi.stubEnv('DATA_DIR', folder)
})
afterAll(() => removeFolder(folder))
afterEach(() => void vi.useRealTimers())

const HOUR = 3_600_000
const start = Math.floor(Date.now() / 1_000) * 1_000
const at = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + hours * HOUR })
const dates = (from: number, until: number) =>
  [from, until].map((hours) => new Date(start + hours * HOUR).toISOString()).join('/')
const work = () => new JobRunner([readFeedJobs, followSalesJobs]).drain()

async function addFeed(): Promise<string> {
  const id = newId()
  await saveFeed(await database(), id, feedInputSchema.parse({ name: id, address: null, currency: 'EUR' }))
  return id
}

/** Uploads ten rows with a sale, and reads them. @returns how the run ended. */
async function read(id: string, sale: string, saleDates: string, price = '10') {
  const rows = Array.from({ length: 10 }, (_, n) =>
    [`n${n}`, `Saw n${n}`, `https://sales.example/${n}`, price, sale, saleDates].join(','),
  )
  const bytes = Buffer.from(['id,title,link,price,sale price,sale price effective date', ...rows].join('\n'))
  await appendUpload(await database(), id, { offset: 0, size: bytes.length, bytes })
  await takeFeedStep(await database(), id, 'run')
  await work()
  return (await readFeedRecord(await database(), id)).runs[0]
}

onEmbedded(() => {
  test('a sale begins and ends at its dates, also of a file that is read once, and the price stays as old as the file', async () => {
    const db = await database()
    at(0)
    const page = {
      ...READING,
      key: 'sales.example/0',
      product_url: 'https://sales.example/0',
      source: 'other',
      currency: 'EUR',
    }
    const stored = await storeReading(db, { ...page, price: 10, original_price: null } as typeof READING)
    at(1)
    const id = await addFeed()
    expect(await read(id, '6', dates(3, 5))).toMatchObject({ state: 'done', new: 10 })
    const shown = async (productId: string) => {
      await work()
      const [product] = await db.select().from(products).where(eq(products.id, productId))
      return [product?.price, product?.originalPrice, (Number(product?.priceAt) - start) / HOUR]
    }
    const followed = stored.product.product_id
    expect(await shown(followed)).toEqual([1_000, null, 1])
    at(3)
    expect(await shown(followed)).toEqual([600, 1_000, 1])
    at(4)
    const [row] = await searchRows(db, 'n1')
    const { product_id: linked } = await linkRow(db, row?.id ?? '')
    expect(await shown(linked)).toEqual([600, 1_000, 1])
    at(5)
    expect([await shown(followed), await shown(linked)]).toEqual([
      [1_000, null, 1],
      [1_000, null, 1],
    ])
    expect((await pricesOf(db, followed)).map(({ price }) => price)).toEqual([10, 6, 10])
  })

  test('a dated sale is compared before it begins, until it is over; a price that is missing has moved', async () => {
    const id = await addFeed()
    const stateAfter = async (...row: [string, string, string?]) => (await read(id, ...row))?.state
    at(0)
    expect(await stateAfter('', '')).toBe('done')
    expect(await stateAfter('1', dates(24, 48))).toBe('held')
    await takeFeedStep(await database(), id, 'discard')
    expect(await stateAfter('1', dates(-48, -24))).toBe('done')
    expect(await stateAfter('6', dates(24, 48))).toBe('done')
    expect(await stateAfter('5.50', dates(24, 72))).toBe('done')
    const reason = 'The prices of 10 of 10 rows moved by more than half or are missing.'
    expect(await read(id, '', '', '')).toMatchObject({ state: 'held', reason })
  })
})
