import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fillDataFolder } from '@/lib/testing/embedded-pool'
import { SHORT_LIVED } from '@/lib/testing/processes/short-lived'
import { removeFolder } from '@/lib/testing/remove-folder'
import { IS_SOAK } from '@/lib/testing/soak.mjs'
import { type Database, write } from '../database'
import { deletedPosts } from '../schema/history-schema'
import { openEmbedded } from './open-embedded'

/** Milliseconds: opening takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 180_000 })

let folder = ''
const children: ChildProcess[] = []
let template = ''
beforeAll(async () => {
  template = await mkdtemp(path.join(tmpdir(), 'embedded-'))
  await fillDataFolder(template)
})
afterAll(() => removeFolder(template))
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'embedded-'))
  await useTemplate()
})
/** Creating a database takes seconds; copying one does not. */
const useTemplate = () => cp(template, folder, { recursive: true })

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await removeFolder(folder)
})

const keep = (database: Database, id: string) =>
  write(database, async (tx) => {
    await tx.insert(deletedPosts).values({ id, deletedAt: new Date() })
  })
const kept = async (database: Database) => (await database.select().from(deletedPosts)).map(({ id }) => id)

test('acknowledged writes are synced to disk, and a second process is refused', async () => {
  const { database, close } = await openEmbedded(folder)
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    expect(await database.execute(sql.raw(`show ${setting}`))).toMatchObject({ rows: [{ [setting]: 'on' }] })
  }
  const sync = vi.spyOn(fs, 'fsyncSync')
  await keep(database, 'one')
  expect(sync).toHaveBeenCalled()
  await expect(openEmbedded(folder)).rejects.toMatchObject({ name: 'FolderInUseError' })
  await close()
})

test('a closed database reopens with all data, and a failed opening releases the lock', async () => {
  const first = await openEmbedded(folder)
  await keep(first.database, 'one')
  await first.close()
  fs.writeFileSync(path.join(folder, 'database', 'PG_VERSION'), '9')
  await expect(openEmbedded(folder)).rejects.toMatchObject({ name: 'DatabaseError', fault: 'away' })
  fs.writeFileSync(path.join(folder, 'database', 'PG_VERSION'), '18\n')
  const second = await openEmbedded(folder)
  expect(await kept(second.database)).toEqual(['one'])
  await second.close()
})

test('a kill at any moment loses no acknowledged write', async () => {
  const code = `import { openEmbedded } from './lib/server/db/open/open-embedded.ts'
    import { write } from './lib/server/db/database.ts'
    import { deletedPosts } from './lib/server/db/schema/history-schema.ts'
    const { database } = await openEmbedded(${JSON.stringify(folder)})
    for (let n = 0; ; n++) {
      const id = process.pid + '-' + n
      await write(database, (tx) => tx.insert(deletedPosts).values({ id, deletedAt: new Date() }))
      process.stdout.write(id + '\\n')
    }`
  const acknowledged: string[] = []
  for (const writes of IS_SOAK ? [1, 40] : [40]) {
    const child = spawn(process.execPath, [...SHORT_LIVED, '--import', 'tsx', '--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    let left = writes
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged.push(line)
      if (--left === 0) child.kill('SIGKILL')
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    const { database, close } = await openEmbedded(folder)
    const found = new Set(await kept(database))
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([])
    await close()
  }
})

/** A separate disk that can be filled; only root can mount one. */
const canMount =
  process.getuid?.() === 0 && process.platform === 'linux' && spawnSync('mount', ['--version']).status === 0

describe.runIf(canMount)('on a disk that fills up', () => {
  /** @param left megabytes that stay free. */
  const fillUpTo = (left: number) => {
    const { bavail, bsize } = fs.statfsSync(folder)
    fs.writeFileSync(path.join(folder, 'filler'), Buffer.alloc(bavail * bsize - left * 1024 * 1024))
  }
  const mount = (...options: string[]) => spawnSync('mount', [...options, folder]).status === 0
  afterEach(() => void spawnSync('umount', ['-l', folder]))

  test('writes are refused while disk space is low, and accepted again afterwards', async ({ skip }) => {
    skip(!mount('-t', 'tmpfs', '-o', 'size=260m', 'tmpfs'), 'no disk can be mounted here')
    await useTemplate()
    const { database, close } = await openEmbedded(folder)
    await keep(database, 'before')
    fillUpTo(40)
    await expect(keep(database, 'while full')).rejects.toMatchObject({ name: 'DatabaseError', fault: 'full' })
    expect(await kept(database)).toEqual(['before'])
    fs.rmSync(path.join(folder, 'filler'))
    await keep(database, 'after')
    expect(await kept(database)).toEqual(['before', 'after'])
    await close()
  })

  test('a database that panicked rejects queries at once, and reopens with all data', async ({ skip }) => {
    skip(!mount('-t', 'tmpfs', '-o', 'size=260m', 'tmpfs'), 'no disk can be mounted here')
    await useTemplate()
    const onStop = vi.fn()
    const { database } = await openEmbedded(folder, onStop)
    await keep(database, 'before')
    fillUpTo(10)
    // A write would be refused before it starts; the log also grows without one.
    const logged = sql`pg_logical_emit_message(true, 'lost', repeat('x', 40000000))`
    await expect(database.select({ logged }).from(sql`(select 1) as one`)).rejects.toMatchObject({
      cause: { name: 'DatabaseError', fault: 'full' },
    })
    await expect(kept(database)).rejects.toMatchObject({ cause: { name: 'DatabaseError' } })
    await vi.waitFor(() => expect(onStop).toHaveBeenCalledOnce())
    await expect(openEmbedded(folder)).rejects.toMatchObject({ name: 'DatabaseError', fault: 'full' })
    fs.rmSync(path.join(folder, 'filler'))
    const again = await openEmbedded(folder)
    expect(await kept(again.database)).toEqual(['before'])
    await again.close()
  })
})
