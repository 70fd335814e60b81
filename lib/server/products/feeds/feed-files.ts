import { sealData, unsealData } from 'iron-session'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FeedInput } from '@/lib/contract/products/feed'
import { MAX_FEED_BYTES } from '@/lib/contract/products/feed-views'
import { sessionSecret } from '../../auth/session-secret'
import { env } from '../../core/env'
import { errors } from '../../core/errors'
import { newId } from '../../core/new-id'
import type { Database } from '../../db/database'
import { requireFreeSpace } from '../../db/open/maintenance'
import { appendPart, fetchFile, receivedOf, removeFiles } from '../../db/uploads/import-files'
import { type Download, download } from '../../fetch/download'
import { fetchRules } from '../../fetch/target'
import { changeFeed, type FeedRecord } from './apply-run'
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

/** A file that is read, with what is known of it. */
export type Source = Download & { file: string }

/**
 * Works with the file of a feed, from its address or as it was uploaded; null if it is as it was seen.
 * @throws UnreadableError, ReaderError, and what the work throws.
 */
export async function withSource<T>(
  database: Database,
  feed: FeedRecord,
  options: Parameters<typeof download>[2],
  work: (source: Source | null) => Promise<T>,
): Promise<T> {
  await mkdir(folder(), { recursive: true })
  await requireFreeSpace(folder())
  const file = path.join(folder(), `${newId()}.tmp`)
  try {
    if (feed.address === null) return await work(await uploadedFile(database, feed, file))
    const { address, headers } = await requestOf(feed.address, feed.secret)
    const found = await download(address, file, { ...fetchRules(), ...options, headers })
    return await work(found && { ...found, file })
  } finally {
    await rm(file, { force: true })
  }
}

/** @param copy where it is stored, unless it is in the data folder. */
async function uploadedFile(database: Database, { id, uploadSize }: FeedRecord, copy: string): Promise<Source> {
  const received = await receivedOf(database, id, 'export')
  if (received === 0 || received !== uploadSize) throw new UnreadableError('No file was uploaded.')
  const file = await fetchFile(database, id, 'export', copy)
  return { file, digest: null, contentType: '', etag: null, modified: null }
}

/** Deletes what downloads have left here that were killed. */
export async function removeScratch(): Promise<void> {
  for (const name of await readdir(folder()).catch(() => [])) await rm(path.join(folder(), name), { force: true })
}

/** What a server asks for: a user and password, or a key. */
type FeedSecret = NonNullable<FeedInput['secret']>

/** A key as networks write it into addresses: Awin's in the path, others as a parameter. */
const KEY = /(\/apikey\/|[?&](?:api_?key|token|access_?key|key|auth)=)([\w.~-]{12,})/i

/**
 * What is stored of the address of a feed, without its key, for which `{key}` stands, and of its secret, sealed so that only this
 * site can read it.
 * @param before the stored feed, whose secret stays unless another is entered. It must not reach another server.
 */
export async function accessOf({ address, secret }: FeedInput, before: FeedRecord | undefined) {
  const bare = address && address.replace(KEY, '$1{key}')
  const key = KEY.exec(address ?? '')?.[2]
  const entered = Object.entries({ ...secret, ...(key && { key }) }).filter(([, value]) => value)
  if (entered.length > 0) return { address: bare, secret: await sealData(Object.fromEntries(entered), await lock()) }
  const isKept = secret === undefined && originOf(before?.address ?? null) === originOf(bare)
  return { address: bare, secret: (isKept && before?.secret) || null }
}

const originOf = (address: string | null) => address && new URL(address).origin

const lock = async () => ({ password: await sessionSecret(), ttl: 0 })

/** What is requested: the address with its key, and a header with the password. @throws UnreadableError */
async function requestOf(address: string, seal: string | null) {
  const { user = '', password = '', key }: FeedSecret = seal === null ? {} : await openSecret(seal)
  const isInAddress = address.includes('{key}')
  if (isInAddress && !key) throw new UnreadableError('The address needs a key.')
  const basic = (user || password) && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const authorization = basic || (key && !isInAddress && `Bearer ${key}`)
  const headers: Record<string, string> = authorization ? { authorization } : {}
  return { address: address.replaceAll('{key}', encodeURIComponent(key ?? '')), headers }
}

/** @throws UnreadableError for a seal of another site, as after a restore. */
async function openSecret(seal: string): Promise<FeedSecret> {
  const opened = await unsealData<FeedSecret>(seal, await lock()).catch(() => ({}))
  if (Object.keys(opened).length === 0)
    throw new UnreadableError('The password or key of this feed can no longer be read: enter it again.')
  return opened
}
