import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { ADMIN, ADMIN_PASSWORD } from '@/lib/testing/api'
import { openTestDatabase } from '@/lib/testing/database'
import { fillSite } from '@/lib/testing/samples/filled-site'
import { database, useConnection } from '../../db/open/connect'
import { backupResponse, controlHeader } from './backup-route'
import { unpackBackup } from './unpack-backup'

const folder = vi.hoisted(() => `${process.env.TMPDIR ?? '/tmp'}/backup-route-test-${process.pid}`)
vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
vi.stubEnv('DATA_DIR', folder)

beforeAll(async () => {
  await removeFolder(folder)
  await useConnection(await openTestDatabase('embedded'))
  await fillSite(await database())
})
afterAll(async () => {
  await useConnection(null)
  await removeFolder(folder)
})

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  backupResponse(new Request('http://site.test/api/admin/backup', { method, headers }))

test('gives a backup only to the administrator and to a command on the same host', async () => {
  const stale = await controlHeader('backup', Date.now() - 120_000)
  for (const authorization of [
    '',
    'Basic eDp5',
    stale,
    await controlHeader('other'),
    `Bearer ${Date.now()}.${'0'.repeat(64)}`,
  ]) {
    const refused = await ask({ authorization })
    expect(refused?.status).toBe(401)
    expect(await refused?.json()).toMatchObject({ success: false, code: 'UNAUTHORIZED' })
  }
  for (const authorization of [ADMIN, await controlHeader('backup')]) {
    const input = await ask({ authorization })
    expect(input?.status).toBe(200)
    const file = path.join(folder, 'asked.tar.gz')
    await writeFile(file, new Uint8Array((await input?.arrayBuffer()) ?? []))
    expect(await unpackBackup(file, null)).toMatchObject({ pictures: 3 })
  }
  expect((await ask({ authorization: ADMIN }, 'POST'))?.status).toBe(405)
  expect(await backupResponse(new Request('http://site.test/api/admin/auth-check'))).toBeNull()
})

test('makes one backup at a time, and another after a client disconnected', async () => {
  const value = await ask({ authorization: ADMIN })
  expect((await ask({ authorization: ADMIN }))?.status).toBe(503)
  await value?.body?.cancel()
  await vi.waitFor(async () => {
    const next = await ask({ authorization: ADMIN })
    expect(next?.status).toBe(200)
    await next?.arrayBuffer()
  })
})
