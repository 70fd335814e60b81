import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { freePort } from '../testing/servers/free-port'
import { startEmulator } from './emulator'

const PROJECT = 'demo-kept'

let dataFolder: string
beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'accounts-'))
})
afterAll(() => removeFolder(dataFolder))

async function call(host: string, name: string): Promise<object> {
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'kept@example.org', password: 'spirit level' }),
  })
  return response.json()
}

/** Writes the leftovers of a killed emulator, whose process ID now belongs to another process. */
async function writeLeftovers(): Promise<void> {
  vi.stubEnv('TMPDIR', dataFolder)
  const hub = { version: '1', origins: ['http://127.0.0.1:9'], pid: process.pid }
  await writeFile(path.join(dataFolder, `hub-${PROJECT}.json`), JSON.stringify(hub))
}

/** Adds many other account lists, which are imported first, so that the import takes a while. */
async function addAccountLists(): Promise<void> {
  const folder = path.join(dataFolder, 'accounts/export/auth_export')
  const lists = Array.from({ length: 400 }, (_, number) => path.join(folder, `accounts-other${number}.json`))
  await Promise.all(lists.map((list) => writeFile(list, JSON.stringify({ users: [{ localId: 'other' }] }))))
}

test(
  'accounts survive a restart of the emulator, and are available as soon as it is ready',
  { timeout: 240_000 },
  async () => {
    const start = async () => startEmulator({ dataFolder, port: await freePort(), project: PROJECT, detached: true })
    await writeLeftovers()
    const first = await start()
    expect(await call(first.host, 'signUp')).toMatchObject({ email: 'kept@example.org' })
    await first.stop()
    await addAccountLists()
    const second = await start()
    expect(await call(second.host, 'signInWithPassword')).toMatchObject({ email: 'kept@example.org' })
    await second.stop()
  },
)
