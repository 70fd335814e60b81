import { mkdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { SettingsError } from '../core/env'
import { isAdmin, generatedPassword } from './credentials'

const folder = vi.hoisted(() => `${process.env.TMPDIR ?? '/tmp'}/credentials-test-${process.pid}`)
vi.stubEnv('DATA_DIR', folder)
const file = path.join(folder, 'admin-password')

beforeEach(() => mkdir(folder, { recursive: true }))
afterEach(() => removeFolder(folder))

test.each(['', '\n', 'short\n'])(
  'a password file that holds %j is rejected, and no password is accepted',
  async (text) => {
    await writeFile(file, text)
    await expect(generatedPassword()).rejects.toThrow(SettingsError)
    await expect(generatedPassword()).rejects.toThrow('admin-password does not hold a secret of at least 8 characters')
    await expect(isAdmin(`Basic ${btoa(`admin:${text.trim()}`)}`)).rejects.toThrow(SettingsError)
  },
)

test('a password is generated once, and only the owner of the file may read it', async () => {
  const passwords = await Promise.all(Array.from({ length: 6 }, generatedPassword))
  expect(new Set(passwords).size).toBe(1)
  expect(passwords[0]).toHaveLength(16)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('a password matches however the keyboards compose its letters', async () => {
  const typed = (form: string) => `Basic ${Buffer.from(`jörg:düsenjäger-ﬁ`.normalize(form)).toString('base64')}`
  for (const form of ['NFC', 'NFD']) {
    vi.resetModules()
    // A process reads its credentials once.
    Reflect.deleteProperty(globalThis, Symbol.for('plumbline.singletons'))
    vi.stubEnv('ADMIN_USERNAME', 'jörg'.normalize(form))
    vi.stubEnv('ADMIN_PASSWORD', 'düsenjäger-ﬁ'.normalize(form))
    const { isAdmin: isThisAdmin } = await import('./credentials')
    expect(await isThisAdmin(typed('NFC'))).toBe(true)
    expect(await isThisAdmin(typed('NFD'))).toBe(true)
    expect(await isThisAdmin(typed('NFKC'))).toBe(false)
  }
})
