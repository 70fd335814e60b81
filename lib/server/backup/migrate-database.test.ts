import { rm } from 'node:fs/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { ADMIN_PASSWORD, makePost } from '../api/test-api'
import { useConnection } from '../db/connect'
import type { Connection } from '../db/database'
import { posts } from '../db/schema'
import { hasEngine, openTestDatabase } from '../db/test-database'
import { differingTables, migrateDatabase } from './migrate-database'

const folder = vi.hoisted(() => `${process.env.TMPDIR ?? '/tmp'}/migrate-test-${process.pid}`)
vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
vi.stubEnv('DATA_DIR', folder)
const opened: Connection[] = []
afterAll(async () => {
  for (const connection of opened) await connection.close()
  await rm(folder, { recursive: true, force: true })
})

describe.runIf(hasEngine('postgresql'))('an embedded database that moves to PostgreSQL', () => {
  test('holds the same there, and whatever differs later is named', async () => {
    const [from, to] = [await openTestDatabase('embedded'), await openTestDatabase('postgresql')]
    opened.push(from, to)
    await useConnection({ ...from, close: () => Promise.resolve() })
    for (const title of ['Ärmel 🪚', 'oak', 'Zebra']) await makePost({ title, categories: ['Home Office'], tags: ['a', 'B'] })
    expect(await migrateDatabase(from, to)).toMatchObject({ tables: { posts: 3, post_categories: 3 } })
    expect(await differingTables(from.database, to.database)).toEqual([])
    await expect(migrateDatabase(from, to)).rejects.toThrow('not empty')
    await to.database.update(posts).set({ title: 'changed' })
    expect(await differingTables(from.database, to.database)).toEqual(['posts'])
  })
})
