import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { MAX_FEED_BYTES } from '@/lib/contract/products/feed-views'
import { env } from '../../core/env'
import { errors } from '../../core/errors'
import { newId } from '../../core/new-id'
import type { Database } from '../../db/database'
import { requireFreeSpace } from '../../db/open/maintenance'
import { appendPart, fetchFile, receivedOf, removeFiles } from '../../db/uploads/import-files'
import { type Download, download } from '../../fetch/download'
import { changeFeed, type FeedRecord } from './apply-run'
import { requestOf } from './feed-secret'
import { UnreadableError } from '../rows/records'

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

/** A file that is read, with what is known of it; an uploaded one has no digest. */
export type Source = Omit<Download, 'digest'> & { file: string; digest: string | null }

/**
 * Gets the file of a feed: from its address, or as it was uploaded.
 * @param scratch where it is stored, unless it is in the data folder.
 * @returns null if it is as it was seen.
 * @throws UnreadableError, ReaderError
 */
export async function fetchSource(
  database: Database,
  { id, address, secret, uploadSize }: FeedRecord,
  scratch: string,
  options: Parameters<typeof download>[2],
): Promise<Source | null> {
  if (address !== null) {
    const request = await requestOf(address, secret)
    const found = await download(request.address, scratch, { ...options, headers: request.headers })
    return found && { ...found, file: scratch }
  }
  const received = await receivedOf(database, id, 'export')
  if (received === 0 || received !== uploadSize) throw new UnreadableError('No file was uploaded.')
  const file = await fetchFile(database, id, 'export', scratch)
  return { file, digest: null, contentType: '', etag: null, modified: null }
}

/** Deletes what downloads have left here that were killed. */
export async function removeScratch(): Promise<void> {
  for (const name of await readdir(folder()).catch(() => [])) await rm(path.join(folder(), name), { force: true })
}
