import { expect, test } from 'vitest'
import { connection } from './open/connect'
import { isOneOfIds, prepared } from './prepared'
import { listSizes } from './schema/post-schema'
import { onEachEngine } from '../../testing/database'

const { part } = listSizes
const read = prepared((database) =>
  database.select({ part }).from(listSizes).where(isOneOfIds(part)).prepare('some parts'),
)

onEachEngine(() => {
  test('a statement is built once per database, and takes any number of any ids', async () => {
    const { database } = await connection()
    const parts = ['a "quoted" one', 'a \\ and, {a} comma', 'null', '']
    await database.insert(listSizes).values(parts.map((part) => ({ list: 'made-up', part, size: 1 })))
    expect(read(database)).toBe(read(database))
    const ask = async (ids: string[]) => (await read(database).execute({ ids })).map(({ part }) => part).sort()
    expect(await ask(parts)).toEqual(parts.toSorted())
    expect(await ask([])).toEqual([])
    const many = Array.from({ length: 70_000 }, (_, number) => `none ${number}`)
    expect(await ask([...many, 'null'])).toEqual(['null'])
  })
})
