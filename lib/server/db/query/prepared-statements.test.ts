import type { PGlite, QueryOptions } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadClient } from '../../../testing/embedded-pool'
import { embeddedDatabase } from '../write-counter'
import { prepareStatements, type ReadOptions } from './prepared-statements'

let preparing: PGlite
beforeAll(async () => {
  preparing = await loadClient()
  await preparing.exec(`
      create table tools (id int primary key, name text, tags text[], facts jsonb, price numeric, made timestamptz, sold boolean);
      insert into tools values (1, 'Lot à plomb', '{a,"b, c",null}', '{"kg": 1.5}', 12.50, '2026-01-02T03:04:05Z', true), (2, null, '{}', null, null, null, false);
      create function told() returns text language plpgsql as 'begin raise notice ''heard''; return ''told''; end'`)
  prepareStatements(preparing)
})
afterAll(() => preparing.close())

/** A query that is declared to read only. */
const read = (text: string, values: unknown[] = [], options: QueryOptions = {}) =>
  preparing.query(text, values, { ...options, isRead: true } as ReadOptions)

const QUERIES: [string, unknown[]?, QueryOptions?][] = [
  ['select * from tools order by id'],
  ['SELECT * from tools where id in ($1, $2) order by id', [1, 2], { rowMode: 'array' }],
  ['select name from tools where tags @> $1', [['b, c']]],
  [
    'select id from tools where facts @> $1 and made = $2 and price > $3 and sold = $4',
    [{ kg: 1.5 }, new Date('2026-01-02T03:04:05Z'), 12, true],
  ],
  ['select $1::text as nothing, $2::int as least', [null, undefined]],
  ['select 1 where false'],
  ['select told() as text, 1 as number, 2 as number'],
  [
    'select number, repeat($1, 3000) as long, null as nothing, $2 as empty from generate_series(1, 40) as number',
    ['né – ', ''],
  ],
]
test.each(QUERIES)('%s returns what it returns unprepared, each time', async (text, values, options) => {
  const expected = await preparing.transaction((tx) => tx.query(text, values, options))
  for (let times = 0; times < 8; times += 1) expect(await read(text, values, options)).toEqual(expected)
})

test('a known query is sent in one message', async () => {
  const sent = vi.spyOn(preparing, 'execProtocolRawStream')
  const text = 'select name from tools where id = $1'
  await read(text, [1])
  sent.mockClear()
  await read(text, [2])
  expect(sent).toHaveBeenCalledTimes(1)
})

test('selects of the embedded database are prepared, as Drizzle and PGlite are today, until it is closed', async () => {
  const client = await loadClient()
  const database = embeddedDatabase(client)
  const read = () =>
    database
      .select({ name: sql<string>`table_name` })
      .from(sql`information_schema.tables`)
      .limit(1)
  expect(await read()).toEqual(await read())
  const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements')
  expect(rows).toEqual([{ statement: 'select table_name from information_schema.tables limit $1' }])
  await client.close()
  await expect(client.query('select 1')).rejects.toThrow('PGlite is closed')
})

test('a query sees committed writes, and nothing of an open transaction', async () => {
  const names = async () =>
    (await preparing.query<{ name: string }>('select name from tools where id = 2')).rows[0]?.name
  await preparing.query('update tools set name = $1 where id = 2', ['level'])
  expect(await names()).toBe('level')
  let read: Promise<string | undefined> | undefined
  await preparing.transaction(async (tx) => {
    await tx.query("update tools set name = 'half' where id = 2")
    read = names()
    await tx.query("update tools set name = 'whole' where id = 2")
  })
  expect(await read).toBe('whole')
})

test('a failing query rejects with its error, and the next one works', async () => {
  const text = 'select 10 / $1::int as part'
  await expect(read(text, [0])).rejects.toMatchObject({ code: '22012' })
  await expect(read('select no_such_column from tools')).rejects.toMatchObject({ code: '42703' })
  expect((await read(text, [5])).rows).toEqual([{ part: 2 }])
})

test('only the most recently used statements stay prepared', async () => {
  for (let number = 0; number < 150; number += 1)
    expect((await read(`select ${number} as number`)).rows).toEqual([{ number }])
  const { rows } = await plainly<{ statement: string }>('select statement from pg_prepared_statements')
  expect(rows).toHaveLength(100)
  expect(rows.map(({ statement }) => statement)).toContain('select 149 as number')
  expect((await read('select 0 as number')).rows).toEqual([{ number: 0 }])
})

test('a frequent query is planned again, since its tables may have grown', async () => {
  const text = 'select name from tools where price > $1'
  const plans = async () => {
    const { rows } = await plainly<{ reads: number }>(
      `select (generic_plans + custom_plans)::int as reads from pg_prepared_statements where statement = '${text}'`,
    )
    return rows.map(({ reads }) => reads)
  }
  for (let times = 0; times < 500; times += 1) await read(text, [1])
  expect(await plans()).toEqual([500])
  await read(text, [1])
  expect(await plans()).toEqual([1])
})

/** Queries without preparing. */
const plainly = <Row>(text: string) => preparing.transaction((tx) => tx.query<Row>(text))
