import { expect, test } from 'vitest'
import { connection } from '../open/connect'
import { isOneOf } from './is-one-of'
import { listSizes } from '../schema/post-schema'
import { onEachEngine } from '../../../testing/database'

const { part } = listSizes

onEachEngine(() => {
  test('the condition takes any number of any ids, with the same SQL', async () => {
    const { database } = await connection()
    const parts = ['a "quoted" one', 'a \\ and, {a} comma', 'null', '']
    await database.insert(listSizes).values(parts.map((part) => ({ list: 'made-up', part, size: 1 })))
    const query = (ids: string[]) => database.select({ part }).from(listSizes).where(isOneOf(part, ids))
    const read = async (ids: string[]) => (await query(ids)).map(({ part }) => part).sort()
    expect(query(parts).toSQL().sql).toBe(query([]).toSQL().sql)
    expect(await read(parts)).toEqual(parts.toSorted())
    expect(await read([])).toEqual([])
    const many = Array.from({ length: 70_000 }, (_, number) => `none ${number}`)
    expect(await read([...many, 'null'])).toEqual(['null'])
  })
})
