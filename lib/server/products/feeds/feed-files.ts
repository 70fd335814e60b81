import 'server-only'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { MAX_FEED_BYTES } from '@/lib/contract/products/feed-views'
import { env } from '../../core/env'
import { errors } from '../../core/errors'
import { newId } from '../../core/new-id'
import type { Database } from '../../db/database'
import { requireFreeSpace } from '../../db/open/maintenance'
import { appendPart, fetchFile, receivedOf, removeFiles } from '../../db/uploads/import-files'
import { changeFeed, type FeedRecord } from './apply-run'

const folder = () => path.join(env().DATA_DIR, 'feeds')

type Part = { offset: number; size: number; bytes: Uint8Array }

/**
 * Appends a part to the file of a feed; one at 0 begins a new file.
 * @returns the bytes received so far.
 * @throws as `appendPart` does, and invalid for a file that is too large.
 */
export async function appendUpload(database: Database, feedId: string, { size, ...part }: Part): Promise<number> {
  if (size > MAX_FEED_BYTES) throw errors.badField('size', 'must be at most 2 GB')
  if (part.offset === 0) {
    await removeFiles(database, feedId)
    await changeFeed(database, feedId, { uploadSize: size })
  }
  return appendPart(database, feedId, { role: 'export', name: '', size }, part)
}

/** Runs work with a file in the data folder, which is removed afterwards. */
export async function withScratch<T>(work: (file: string) => Promise<T>): Promise<T> {
  await mkdir(folder(), { recursive: true })
  await requireFreeSpace(folder())
  const file = path.join(folder(), `${newId()}.tmp`)
  try {
    return await work(file)
  } finally {
    await rm(file, { force: true })
  }
}

/** The complete file that was uploaded for a feed; null if there is none. @param scratch where it is copied to if it is in the database. */
export async function uploadedFile(
  database: Database,
  feed: Pick<FeedRecord, 'id' | 'uploadSize'>,
  scratch: string,
): Promise<string | null> {
  const received = await receivedOf(database, feed.id, 'export')
  return received > 0 && received === feed.uploadSize ? fetchFile(database, feed.id, 'export', scratch) : null
}

/** Deletes what downloads have left here that were killed. */
export async function removeScratch(): Promise<void> {
  for (const name of await readdir(folder()).catch(() => [])) await rm(path.join(folder(), name), { force: true })
}
