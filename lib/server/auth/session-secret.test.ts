import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { storedSecret } from './session-secret'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plumbline-secret-'))
})
afterEach(() => removeFolder(folder))

test('a secret is generated once, and only the owner of the file may read it', async () => {
  const file = path.join(folder, 'data', 'session-secret')
  const secret = await storedSecret(file)
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(await storedSecret(file)).toBe(secret)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('processes that start at once get the same secret', async () => {
  const file = path.join(folder, 'session-secret')
  const secrets = await Promise.all(Array.from({ length: 12 }, () => storedSecret(file)))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toBe((await readFile(file, 'utf8')).trim())
})

test('a file without a valid secret is rejected', async () => {
  const file = path.join(folder, 'session-secret')
  await writeFile(file, 'short\n')
  await expect(storedSecret(file)).rejects.toThrow('does not hold a secret')
})
