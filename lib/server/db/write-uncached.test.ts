import { getTableName, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEachEngine } from '../../testing/database'
import { connection } from './open/connect'
import { postDrafts } from './schema/draft-schema'
import { QueryCache } from './query/query-cache'
import { listSizes } from './schema/post-schema'
import { UNCACHED_TABLES } from './write-counter'
import { write } from './database'
import { writeUncached } from './write-counter'

const row = (work: string) => ({ slot: 'a', postId: null, work, savedAt: new Date() })

onEachEngine((engine) => {
  const isCached = engine === 'embedded'

  test('cached results survive a write to uncached tables, which the next read sees', async () => {
    const { database } = await connection()
    const cache = new QueryCache<number>()
    let done = 0
    const cached = () => cache.get(database, 'a', async () => ++done)
    const works = async () =>
      (await database.select({ work: postDrafts.work }).from(postDrafts)).map(({ work }) => work)
    await cached()
    for (const work of ['one', 'two']) {
      await writeUncached(database, (tx) =>
        tx
          .insert(postDrafts)
          .values(row(work))
          .onConflictDoUpdate({ target: postDrafts.slot, set: row(work) }),
      )
      expect(await works()).toEqual([work])
    }
    await expect(writeUncached(database, () => Promise.reject(new Error('undone')))).rejects.toThrow('undone')
    expect(await cached()).toBe(isCached ? 1 : 2)
    await write(database, (tx) => tx.delete(postDrafts))
    expect(await cached()).toBe(isCached ? 2 : 3)
  })

  test('a failed write to uncached tables leaves nothing', async () => {
    const { database } = await connection()
    const failed = writeUncached(database, async (tx) => {
      await tx.insert(postDrafts).values(row('lost'))
      throw new Error('broken')
    })
    await expect(failed).rejects.toThrow('broken')
    expect(await database.select().from(postDrafts)).toEqual([])
  })

  test('tables that may be cached are refused', async () => {
    const { database } = await connection()
    const failed = writeUncached(database, (tx) => tx.update(listSizes).set({ size: 7 }))
    await expect(failed).rejects.toThrow('list_sizes may be cached: use write()')
  })

  test('no uncached table has triggers, which could change others', async () => {
    const { database } = await connection()
    const names = [...UNCACHED_TABLES].map(getTableName)
    const triggers = database
      .select({ name: sql<string>`event_object_table` })
      .from(sql`information_schema.triggers`)
      .where(inArray(sql`event_object_table`, names))
    expect(await triggers).toEqual([])
  })
})
