import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { log } from '../../core/log'
import type { Connection } from './connection'
import { DatabaseError } from './database-fault'
import { lockFolder } from './folder-lock'
import { requireFreeSpace, Maintenance } from './maintenance'
import { migrateSchema } from './migrate-schema'
import { embeddedDatabase, refuseWritesByReads } from '../write-counter'
import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Options = Parameters<NodeFS['init']>[1]

type Stream = { nfd?: number; node: object }

type NodeFiles = { stream_ops: { fsync?: (stream: Stream) => number }; realPath: (node: object) => string }

/**
 * PGlite's file system with a real fsync: without it a power cut may lose acknowledged writes.
 */
class SyncedFS extends NodeFS {
  override async init(pg: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [emscriptenOpts.preRun ?? []].flat()
    const syncFiles = (module: unknown) => {
      const files = (module as { NODEFS: NodeFiles }).NODEFS
      files.stream_ops.fsync = (stream) => syncStream(files, stream)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, syncFiles] as typeof preRun } }
  }
}

/**
 * PGlite's defaults without -F, which would lose acknowledged writes in a power cut, and with smaller buffers: PGlite
 * fills them at the start, and the operating system caches the same pages anyway.
 */
const START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=32MB'].flatMap((setting) => ['-c', setting]),
]

/**
 * Opens the embedded database in a folder, and brings its schema up to date.
 * @param onStop called when the database stopped and must be reopened.
 * @throws FolderInUseError when another process has it open; DatabaseError when it cannot be opened.
 */
export async function openEmbedded(folder: string, onStop: () => void = () => {}): Promise<Connection> {
  await mkdir(folder, { recursive: true })
  const lock = await lockFolder(folder)
  try {
    await requireFreeSpace(folder)
    const client = await openFolder(folder)
    const maintenance = new Maintenance(client)
    const database = embeddedDatabase(client, () => maintenance.noteUse())
    guardClient(
      client,
      () => requireFreeSpace(folder),
      (cause) => {
        log.error({ err: cause }, 'the embedded database stopped; it will be reopened')
        maintenance.stop()
        void lock.release().then(onStop)
      },
    )
    await migrateSchema(database, (config) => migrate(database as never, config))
    await refuseWritesByReads(client)
    maintenance.start()
    const close = async () => {
      maintenance.stop()
      await client.close()
      await lock.release()
    }
    return { database, engine: 'embedded', close }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function openFolder(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create({ fs: new SyncedFS(path.join(folder, 'database')), startParams: START })
  } catch (cause) {
    throw new DatabaseError('away', `The embedded database in ${folder} cannot be opened.`, { cause })
  }
}

/** Directories have no file descriptor there. */
function syncStream(files: NodeFiles, { nfd, node }: Stream): number {
  if (nfd !== undefined) {
    fs.fsyncSync(nfd)
    return 0
  }
  const folder = fs.openSync(files.realPath(node), 'r')
  try {
    fs.fsyncSync(folder)
  } finally {
    fs.closeSync(folder)
  }
  return 0
}

type Work<T> = () => Promise<T>

/**
 * Rejects queries to an embedded database that stopped: after a PANIC, PGlite never settles pending or later queries.
 * @param beforeWrites runs before each transaction, which does not start if it throws.
 * @param onStop called once with the reason.
 */
export function guardClient(client: PGlite, beforeWrites: Work<void>, onStop: (cause: Error) => void): PGlite {
  const waiting = new Set<(reason: Error) => void>()
  let stopped: Error | null = null

  const stop = (cause: Error) => {
    if (stopped) return
    stopped = new DatabaseError(isFull(cause) ? 'full' : 'away', 'The embedded database has stopped.', { cause })
    for (const giveUp of waiting) giveUp(stopped)
    onStop(cause)
  }
  const watch = <T>(work: Work<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      if (stopped) return reject(stopped)
      waiting.add(reject)
      const settle = () => waiting.delete(reject)
      work().then(
        (value) => (settle(), resolve(value)),
        (error: unknown) => {
          settle()
          if (isFatal(error)) stop(error)
          reject(stopped ?? error)
        },
      )
    })

  const { query, exec, transaction } = client
  const watched = (tx: Transaction): Transaction =>
    Object.create(tx, {
      query: { value: (...args: Parameters<Transaction['query']>) => watch(() => tx.query(...args)) },
      exec: { value: (...args: Parameters<Transaction['exec']>) => watch(() => tx.exec(...args)) },
    })
  return Object.assign(client, {
    query: (...args: Parameters<PGlite['query']>) => watch(() => query.apply(client, args)),
    exec: (...args: Parameters<PGlite['exec']>) => watch(() => exec.apply(client, args)),
    transaction: async <T>(work: (tx: Transaction) => Promise<T>) => {
      await beforeWrites()
      return watch(() => transaction.call(client, (tx) => work(watched(tx)))) as Promise<T>
    },
  })
}

const isFull = (error: Error) => (error as { code?: unknown }).code === '53100'

function isFatal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { severity } = error as { severity?: unknown }
  return severity === 'PANIC' || severity === 'FATAL' || error instanceof WebAssembly.RuntimeError
}
