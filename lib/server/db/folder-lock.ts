import 'server-only'
import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'

/** The folder is open in another process. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

/**
 * Holds a folder for this process alone, by listening on a name that the kernel gives to one
 * process at a time and frees when that process ends, however it ends.
 * @throws FolderInUseError naming the process that holds it.
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  const address = lockAddress(realpathSync(folder))
  const server = createServer((socket) => socket.end(String(process.pid)))
  try {
    await listen(server, address)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    const holder = await askHolder(address)
    throw new FolderInUseError(
      `The data folder ${folder} is already open in another process (${holder}); one embedded database serves one process.`,
    )
  }
  server.unref()
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

function lockAddress(folder: string): string {
  const name = `plumbline-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ path: address, exclusive: true }, resolve)
  })
}

function askHolder(address: string): Promise<string> {
  return new Promise((resolve) => {
    let pid = ''
    const socket = connect(address)
    socket.on('data', (chunk) => (pid += chunk))
    socket.on('end', () => resolve(pid ? `process ${pid}` : 'unknown process'))
    socket.on('error', () => resolve('unknown process'))
    socket.setTimeout(1000, () => socket.destroy(new Error('no answer')))
  })
}
