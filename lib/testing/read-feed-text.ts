import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type FeedBatch, type FeedFile, readFeed } from '../server/products/feeds/read/read-feed'

/** Reads a feed in this thread. */
export async function readFeedText(content: string | Uint8Array, options: Partial<FeedFile> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
  const file = path.join(folder, 'feed')
  await writeFile(file, content)
  const batches: FeedBatch[] = []
  const input = {
    file,
    contentType: '',
    columns: {},
    currency: 'USD',
    shop: null,
    most: 1_000_000,
    known: new Map(),
    ...options,
  }
  const complete = await readFeed(input, { take: async (batch) => void batches.push(batch) }).finally(() =>
    rm(folder, { recursive: true }),
  )
  return {
    complete,
    form: batches.at(-1)?.form,
    items: batches.flatMap(({ items }) => items.map(({ item }) => item)),
    wrong: batches.flatMap(({ wrong }) => wrong.map(({ row, reason }) => `${row}: ${reason}`)),
  }
}

/** The text of a file with some lines. */
export const lines = (...rows: string[]) => `${rows.join('\n')}\n`
