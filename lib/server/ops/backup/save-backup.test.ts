import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { useConnection } from '../../db/open/connect'
import { removeFolder } from '@/lib/testing/remove-folder'
import { openTestDatabase } from '@/lib/testing/database'
import { folderStore } from '../../images/picture-store'
import { saveBackup } from './save-backup'
import { streamBackup } from './write-backup'

const folder = vi.hoisted(() => `${process.env.TMPDIR ?? '/tmp'}/save-backup-test-${process.pid}`)
vi.stubEnv('DATA_DIR', folder)
await mkdir(path.join(folder, 'database'), { recursive: true })
const site = await openTestDatabase('embedded')
afterAll(async () => {
  await site.close()
  await removeFolder(folder)
})

test('a backup fails if the pictures cannot be listed', async () => {
  const store = await mkdtemp(path.join(folder, 'pictures-'))
  await writeFile(path.join(store, 'stray.txt'), 'x')
  await symlink('01', path.join(store, '01'))
  await expect(
    pipeline(streamBackup(site, folderStore(store)), createWriteStream(path.join(folder, 'less.tar.gz'))),
  ).rejects.toThrow('ELOOP')
})

test('a file that cannot be created is reported in a sentence', async () => {
  await useConnection(wait(200, { ...site, close: () => Promise.resolve() }) as never)
  await expect(saveBackup(path.join(folder, 'nowhere', 'x.tar.gz'))).rejects.toThrow('no such file or directory')
})
