import { createHash, randomBytes } from 'node:crypto'
import { realpathSync, statSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import path from 'node:path'

/** The folder is open in another process. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

type FolderLock = { release: () => Promise<void> }

/** Bytes: the smallest limit of any system for the path of a socket, less one. */
const MAX_SOCKET_PATH = 103
const UNSUPPORTED = new Set(['EACCES', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'ENAMETOOLONG', 'EROFS'])

/**
 * Locks a folder for this process by listening on sockets: the kernel allows one listener, and releases it when the
 * process ends, however it ends. Stale sockets of dead processes are taken over.
 * @throws FolderInUseError naming the process that holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const locks: FolderLock[] = []
  const release = async () => {
    for (const lock of locks.toReversed()) await lock.release()
  }
  try {
    for (const { address, isFile } of socketsOf(realpathSync(folder))) {
      const lock = await hold(folder, address, isFile).catch(nullWhereUnsupported)
      if (lock) locks.push(lock)
    }
    if (locks.length === 0)
      throw new Error(`The data folder ${folder} cannot be held: no kind of socket is to be had here.`)
  } catch (error) {
    await release()
    throw error
  }
  return { release }
}

/**
 * On Linux and Windows an abstract socket, which leaves no file behind. Also a socket file in the folder, for processes
 * that share the disk but not the kernel namespace, unless its path is too long.
 */
function socketsOf(real: string): { address: string; isFile: boolean }[] {
  const { dev, ino } = statSync(real, { bigint: true })
  // Two containers may each have a folder of their own at one path.
  const name = `plumbline-${createHash('sha256').update(`${dev}:${ino}:${real}`).digest('hex').slice(0, 32)}`
  if (process.platform === 'win32') return [{ address: `\\\\.\\pipe\\${name}`, isFile: false }]
  const inside = path.join(real, '.lock')
  return [
    process.platform === 'linux' ? { address: `\0${name}`, isFile: false } : { address: `/tmp/${name}`, isFile: true },
    ...(Buffer.byteLength(inside) <= MAX_SOCKET_PATH ? [{ address: inside, isFile: true }] : []),
  ]
}

function nullWhereUnsupported(error: NodeJS.ErrnoException): null {
  if (UNSUPPORTED.has(error.code ?? '')) return null
  throw error
}

async function hold(folder: string, address: string, isFile: boolean): Promise<FolderLock> {
  const server = createServer((socket) => socket.end(String(process.pid)))
  for (let attempt = 0; ; attempt += 1) {
    try {
      await listen(server, address)
      server.unref()
      return { release: () => new Promise((resolve) => server.close(() => resolve())) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      const holder = await askHolder(address)
      if (holder === null && isFile && attempt < 5) await clearAway(address)
      else throw new FolderInUseError(inUse(folder, holder))
    }
  }
}

const inUse = (folder: string, holder: string | null) =>
  `The data folder ${folder} is already open in another process (${holder ?? 'unknown'}); one embedded database serves one process.`

/** Removes a stale socket; puts it back if it became live in the meantime. */
async function clearAway(address: string): Promise<void> {
  const dead = await stat(address).catch(() => null)
  if (!dead || (await askHolder(address)) !== null) return
  const aside = `${address}.${randomBytes(6).toString('hex')}`
  const moved = await rename(address, aside).then(
    () => true,
    () => false,
  )
  if (!moved) return
  if ((await stat(/* turbopackIgnore: true */ aside)).ino === dead.ino) await rm(aside, { force: true })
  else await rename(aside, address)
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ path: address, exclusive: true }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** The pid of the listening process; null if there is none. */
function askHolder(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    let pid = ''
    const socket = connect(address)
    socket.on('data', (chunk) => (pid += chunk))
    socket.on('end', () => resolve(pid ? `process ${pid}` : 'unknown'))
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNREFUSED' || code === 'ENOENT' ? null : 'unknown'),
    )
    socket.setTimeout(1_000, () => {
      resolve('unknown')
      socket.destroy()
    })
  })
}
