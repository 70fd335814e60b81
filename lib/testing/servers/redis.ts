import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { removeFolder } from '../remove-folder'
import { freePort } from './free-port'

/** Whether redis-server is installed. */
export const hasRedis = () => spawnSync('redis-server', ['--version']).status === 0

/** Starts a Redis server that can be stopped and restarted. It does not persist data. */
export async function startRedis(settings: string[] = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-redis-'))
  const port = await freePort()
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...settings]
    const started = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    child = started
    await new Promise<void>((resolve, reject) => {
      started.once('exit', () => reject(new Error('redis-server exited')))
      started.stdout.on('data', (chunk) => String(chunk).includes('Ready to accept connections') && resolve())
    })
  }
  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    address: `redis://127.0.0.1:${port}`,
    start,
    stop,
    remove: () => stop().then(() => removeFolder(folder)),
  }
}
