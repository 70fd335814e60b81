import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the PostgreSQL server of this run, without a database name; null if there is none. */
    postgresql: string | null
  }
}

const DEBIAN = '/usr/lib/postgresql'
const root = process.getuid?.() === 0

/**
 * Starts a PostgreSQL server for this test run. If none is installed, the tests that need one are
 * skipped; a CI run installs it or fails.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const binaries = findBinaries() ?? install()
  if (!binaries) {
    console.info('PostgreSQL is not installed: the database tests run on the embedded engine only.')
    project.provide('postgresql', null)
    return () => {}
  }
  const server = await startPostgresql(binaries)
  project.provide('postgresql', server.address)
  return server.remove
}

/** The folder of PostgreSQL's programs; null if it is not installed. */
export function findBinaries(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions
    .map((version) => path.join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')))
  if (found) return found
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return status === 0 && existsSync(path.join(stdout.trim(), 'initdb')) ? stdout.trim() : null
}

function install(): string | null {
  if (process.env.CI !== 'true') return null
  if (root && spawnSync('apt-get', ['--version']).status === 0) {
    console.info('Installing Debian packages as root, with apt-get: postgresql')
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-q', '-y', 'postgresql'], { stdio: 'ignore' })
  }
  const binaries = findBinaries()
  if (!binaries) throw new Error('CI needs PostgreSQL: the database tests run on both engines.')
  return binaries
}

/** The user to run PostgreSQL as, which refuses root: its package's user, or nobody. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (!root) return {}
  const user = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody'
  const read = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))
  return { uid: read('-u'), gid: read('-g') }
}

export type TestServer = { address: string; start: () => void; stop: () => void; remove: () => void }

type Run = (program: string, ...args: string[]) => void

/** Starts a PostgreSQL server that can be crashed and restarted. */
export async function startPostgresql(binaries: string): Promise<TestServer> {
  const user = unprivileged()
  const folder = mkdtempSync(path.join(tmpdir(), 'test-postgresql-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const run: Run = (program, ...args) => {
    execFileSync(path.join(binaries, program), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const data = path.join(folder, 'data')
  const port = await freePort()
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, max_connections: 200 }
  const unsafe = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const options = Object.entries({ ...settings, ...unsafe }).map(([name, value]) => `-c ${name}=${value}`)
  run('initdb', '-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  const start = () =>
    run('pg_ctl', '-D', data, '-w', '-t', '300', '-l', path.join(folder, 'log'), '-o', options.join(' '), 'start')
  const stop = () => run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
  start()
  return {
    address: `postgres://test@127.0.0.1:${port}`,
    start,
    stop,
    remove: () => {
      stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
