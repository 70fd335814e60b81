import { afterAll, describe, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { ADMIN_PASSWORD, makePost } from '@/lib/testing/api'
import { useConnection } from '../../db/open/connect'
import type { Connection } from '../../db/open/connection'
import { posts, searchMisses } from '../../db/schema/post-schema'
import { hasEngine, openTestDatabase } from '@/lib/testing/database'
import { freePort } from '@/lib/testing/servers/free-port'
import { differingTables, migrateDatabase, openTarget } from './migrate-database'

const folder = vi.hoisted(() => `${process.env.TMPDIR ?? '/tmp'}/migrate-test-${process.pid}`)
vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
vi.stubEnv('DATA_DIR', folder)
const opened: Connection[] = []
afterAll(async () => {
  for (const connection of opened) await connection.close()
  await removeFolder(folder)
})

describe.runIf(hasEngine('postgresql'))('migrating an embedded database to PostgreSQL', () => {
  test('copies everything, and names the tables that differ later', async () => {
    const [from, to] = [await openTestDatabase('embedded'), await openTestDatabase('postgresql')]
    opened.push(from, to)
    await useConnection({ ...from, close: () => Promise.resolve() })
    for (const title of ['Ärmel 🪚', 'oak', 'Zebra'])
      await makePost({ title, categories: ['Home Office'], tags: ['a', 'B'] })
    await to.database.insert(searchMisses).values({ day: '2026-02-28', query: 'of a bot', searches: 7 })
    const broken = new Proxy(to.database, {
      get: (target, name) =>
        name === 'transaction'
          ? (work: (tx: unknown) => Promise<unknown>) =>
              target.transaction(async (tx) => {
                await work(tx)
                throw new Error('the connection broke')
              })
          : Reflect.get(target, name),
    })
    await expect(migrateDatabase(from, { ...to, database: broken })).rejects.toThrow('the connection broke')
    expect(await to.database.$count(posts)).toBe(0)
    expect(await migrateDatabase(from, to)).toMatchObject({ tables: { posts: 3, post_categories: 3 } })
    expect(await differingTables(from.database, to.database)).toEqual([])
    await expect(migrateDatabase(from, to)).rejects.toThrow('The database at DATABASE_URL is not empty')
    await to.database.update(posts).set({ title: 'changed' })
    expect(await differingTables(from.database, to.database)).toEqual(['posts'])
  })

  test('reports an unreachable target in a sentence', async () => {
    await expect(openTarget(`postgres://test@127.0.0.1:${await freePort()}/none`)).rejects.toThrow(
      /^The database at DATABASE_URL cannot be opened: connect ECONNREFUSED/,
    )
  })
})
