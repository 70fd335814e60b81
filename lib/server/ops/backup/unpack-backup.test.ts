import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { BackupError, unpackBackup } from './unpack-backup'

let folder: string
let full: Buffer
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unpack-'))
  const archive = pack()
  for (const [name, size] of [
    ['posts', 3_000],
    ['products', 512],
    ['saved_items', 0],
  ] as const) {
    archive.entry({ name: `data/${name}.jsonl` }, 'x'.repeat(size))
  }
  archive.entry({ name: 'manifest.json' }, '{}'.padEnd(600))
  archive.finalize()
  full = await buffer(archive)
})
afterAll(() => removeFolder(folder))

test.each([
  ['checked', null],
  ['unpacked', 'out'],
] as const)('an archive truncated anywhere is an error when it is %s', async (_, target) => {
  const file = path.join(folder, 'cut.tar.gz')
  const endOfManifest = full.lastIndexOf('{}') + 600
  for (let end = 0; end < endOfManifest; end += 128) {
    await writeFile(file, gzipSync(full.subarray(0, end)))
    const reading = unpackBackup(file, target && path.join(folder, target))
    await expect(reading, `after ${end} bytes`).rejects.toThrow(BackupError)
  }
})
