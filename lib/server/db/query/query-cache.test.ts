import { eq, QueryPromise, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connection } from '../open/connect'
import { type Database, write } from '../database'
import { RowCache } from './row-cache'
import { listSizes } from '../schema/post-schema'
import { onEachEngine } from '../../../testing/database'
import { QueryCache } from './query-cache'

onEachEngine((engine) => {
  const isKept = engine === 'embedded'

  test('a result is computed again after a write, and every time if other processes may write', async () => {
    const { database } = await connection()
    const kept = new QueryCache<number>()
    let done = 0
    const work = () => kept.get(database, 'a', async () => ++done)
    await Promise.all([work(), work()])
    await database.select().from(listSizes)
    expect(await work()).toBe(isKept ? 1 : 3)
    await database.update(listSizes).set({ size: 1 }).where(eq(listSizes.part, 'none'))
    expect(await work()).toBe(isKept ? 2 : 4)
    await expect(database.transaction(() => Promise.reject(new Error('undone')))).rejects.toThrow('undone')
    expect(await work()).toBe(isKept ? 3 : 5)
    await database.execute(sql`with gone as (delete from visit_counts returning day) select count(*) from gone`)
    expect(await work()).toBe(isKept ? 4 : 6)
  })

  // Nothing is cached between writes on a PostgreSQL server, so that nothing is refused there.
  if (isKept)
    test('a function that writes is refused when a select calls it, and works in a write', async () => {
      const { database } = await connection()
      await database.execute(
        sql`create function count_visit() returns int language sql as 'update list_sizes set size = size + 1; select 1'`,
      )
      const kept = new QueryCache<number>()
      let done = 0
      const work = () => kept.get(database, 'a', async () => ++done)
      const visit = (on: Database) => on.select({ visit: sql`count_visit()` }).from(sql`(select 1) as one`)
      await work()
      await expect(visit(database)).rejects.toMatchObject({ cause: { code: '25006' } })
      expect(await work()).toBe(1)
      await write(database, visit)
      expect(await work()).toBe(2)
    })

  test('the oldest result is evicted first', async () => {
    const { database } = await connection()
    const kept = new QueryCache<string>(2)
    const done: string[] = []
    for (const key of ['a', 'b', 'a', 'c', 'b', 'a']) await kept.get(database, key, async () => (done.push(key), key))
    expect(done).toEqual(isKept ? ['a', 'b', 'c', 'a'] : ['a', 'b', 'a', 'c', 'b', 'a'])
  })

  test('a query of Drizzle, which each `then` executes, is executed once for all that wait for it', async () => {
    const { database } = await connection()
    const kept = new QueryCache<number>()
    let executed = 0
    class Query extends QueryPromise<number> {
      execute = async () => ++executed
    }
    const read = () => kept.get(database, 'a', () => new Query())
    await Promise.all([read(), read()])
    expect([await read(), executed]).toEqual(isKept ? [1, 1] : [3, 3])
  })

  test('a transaction sees its own writes', async () => {
    const { database } = await connection()
    const kept = new QueryCache<number>()
    await kept.get(database, 'a', async () => 1)
    expect(await database.transaction((tx) => kept.get(tx, 'a', async () => 2))).toBe(2)
  })

  test('failed work is not cached', async () => {
    const { database } = await connection()
    const kept = new QueryCache<number>()
    await expect(kept.get(database, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await kept.get(database, 'a', async () => 1)).toBe(1)
  })

  test('rows are returned in the requested order, read once until a write, and limited in number', async () => {
    const { database } = await connection()
    const rows = new RowCache<{ id: string }>(2)
    const read: string[][] = []
    const ask = (...ids: string[]) =>
      rows.byIds(database, ids, 'all', async (missing) => {
        read.push(missing)
        return missing
          .filter((id) => id !== 'gone')
          .map((id) => ({ id }))
          .toReversed()
      })
    expect(await ask('a', 'gone', 'b')).toEqual([{ id: 'a' }, { id: 'b' }])
    await ask('b', 'a')
    await ask('a', 'c')
    await database.update(listSizes).set({ size: 1 }).where(eq(listSizes.part, 'none'))
    await ask('a')
    expect(read).toEqual(
      isKept ? [['a', 'gone', 'b'], ['c'], ['a']] : [['a', 'gone', 'b'], ['b', 'a'], ['a', 'c'], ['a']],
    )
  })
})
