import 'server-only'
import { appendFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { and, asc, eq, sql } from 'drizzle-orm'
import { MAX_FEED_BYTES } from '@/lib/contract/products/feed-views'
import { env } from '../../core/env'
import { errors } from '../../core/errors'
import { newId } from '../../core/new-id'
import type { Database } from '../../db/database'
import { requireFreeSpace } from '../../db/open/maintenance'
import { feedParts } from '../../db/schema/feed-schema'
import { writeCount } from '../../db/write-counter'

const folder = () => path.join(env().DATA_DIR, 'feeds')
const uploadOf = (feedId: string) => path.join(folder(), feedId)

/** Whether several instances may share the database: the parts are in there, as each may reach another instance. */
const isShared = (database: Database) => writeCount(database) === null

type Part = { offset: number; size: number; bytes: Uint8Array }

/**
 * Appends a part to the file of a feed; one at 0 begins a new file.
 * @returns the bytes received so far.
 * @throws invalid if the part does not begin there, or ends beyond the file.
 */
export async function appendPart(database: Database, feedId: string, { offset, size, bytes }: Part): Promise<number> {
  if (size > MAX_FEED_BYTES) throw errors.badField('size', 'must be at most 2 GB')
  if (offset + bytes.length > size) throw errors.badField('part', 'makes the file larger than announced')
  const received = offset === 0 ? 0 : await receivedOf(database, feedId)
  if (offset !== received) throw errors.badField('offset', `must be ${received}, the number of bytes received so far`)
  if (isShared(database)) {
    if (offset === 0) await database.delete(feedParts).where(eq(feedParts.feedId, feedId))
    await database.insert(feedParts).values({ feedId, position: offset, size, bytes })
  } else {
    await mkdir(folder(), { recursive: true })
    await requireFreeSpace(folder())
    const part = `${uploadOf(feedId)}.part`
    const handle = await open(part, offset === 0 ? 'w' : 'a')
    await handle.writeFile(bytes).finally(() => handle.close())
    if (offset + bytes.length === size) await rename(part, uploadOf(feedId))
  }
  return offset + bytes.length
}

const bytesOfParts = sql<string>`coalesce(sum(octet_length(${feedParts.bytes})), 0)`

async function receivedOf(database: Database, feedId: string): Promise<number> {
  if (!isShared(database)) return (await stat(`${uploadOf(feedId)}.part`).catch(() => null))?.size ?? 0
  const [parts] = await database.select({ bytes: bytesOfParts }).from(feedParts).where(eq(feedParts.feedId, feedId))
  return Number(parts?.bytes)
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
export async function uploadedFile(database: Database, feedId: string, scratch: string): Promise<string | null> {
  if (!isShared(database)) return (await stat(uploadOf(feedId)).catch(() => null)) ? uploadOf(feedId) : null
  const ofFeed = eq(feedParts.feedId, feedId)
  const { position, size } = feedParts
  const parts = await database.select({ position, size }).from(feedParts).where(ofFeed).orderBy(asc(position))
  if (parts.length === 0 || (await receivedOf(database, feedId)) !== parts[0]?.size) return null
  for (const part of parts)
    for (const { bytes } of await database
      .select({ bytes: feedParts.bytes })
      .from(feedParts)
      .where(and(ofFeed, eq(position, part.position))))
      await appendFile(scratch, bytes)
  return scratch
}

/** Deletes the uploaded file of a feed. */
export async function removeUpload(database: Database, feedId: string): Promise<void> {
  await rm(uploadOf(feedId), { force: true })
  await rm(`${uploadOf(feedId)}.part`, { force: true })
  if (isShared(database)) await database.delete(feedParts).where(eq(feedParts.feedId, feedId))
}

/** Deletes what downloads have left here that were killed. */
export async function removeScratch(): Promise<void> {
  for (const name of await readdir(folder()).catch(() => []))
    if (name.endsWith('.tmp')) await rm(path.join(folder(), name), { force: true })
}
