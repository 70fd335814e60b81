import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../free-port'
import { startEmulator } from './emulator'

let dataFolder: string
beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'accounts-'))
})
afterAll(() => rm(dataFolder, { recursive: true, force: true }))

async function call(host: string, name: string): Promise<{ email?: string }> {
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'kept@example.org', password: 'spirit level' }),
  })
  return answer.json()
}

test('accounts outlive the emulator that made them', { timeout: 240_000 }, async () => {
  const start = async () => startEmulator({ dataFolder, port: await freePort(), project: 'demo-kept', detached: true })
  const first = await start()
  expect(await call(first.host, 'signUp')).toMatchObject({ email: 'kept@example.org' })
  await first.stop()
  const second = await start()
  expect(await call(second.host, 'signInWithPassword')).toMatchObject({ email: 'kept@example.org' })
  await second.stop()
})
