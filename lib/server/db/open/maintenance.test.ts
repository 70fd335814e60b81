import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadClient } from '../../../testing/embedded-pool'
import { Maintenance } from './maintenance'

let client: PGlite
beforeAll(async () => {
  client = await loadClient()
  await client.exec('drop schema public cascade; drop schema drizzle cascade; create schema public')
  await client.exec('create table notes (id int, note text)')
}, 120_000)
afterAll(() => client.close())

const done = () => vi.mocked(client.exec).mock.calls.map(([statement]) => statement)
beforeEach(() => {
  vi.spyOn(client, 'exec')
})

test('when idle, it writes a checkpoint, vacuums and analyzes', async () => {
  await client.query("insert into notes select n, repeat('x', 100) from generate_series(1, 1000) n")
  await client.query('delete from notes where id > 100')
  await new Maintenance(client).run(() => true)
  expect(done()).toEqual(['CHECKPOINT', 'VACUUM (ANALYZE) "notes"'])
  const { rows } = await client.query(
    "select n_live_tup::int as live, n_dead_tup::int as dead from pg_stat_user_tables where relname = 'notes'",
  )
  expect(rows).toEqual([{ live: 100, dead: 0 }])
})

test('without writes it does nothing', async () => {
  const maintenance = new Maintenance(client)
  await maintenance.run(() => true)
  vi.mocked(client.exec).mockClear()
  await maintenance.run(() => true)
  expect(done()).toEqual([])
})

test('under load it waits, but not until the log fills the disk', async () => {
  const maintenance = new Maintenance(client)
  await maintenance.run(() => true)
  vi.mocked(client.exec).mockClear()
  await client.query("insert into notes select n, repeat('x', 100) from generate_series(1, 50000) n")
  await maintenance.run(() => false)
  expect(done()).toEqual([])
  await client.query("select pg_logical_emit_message(true, 'note', repeat('x', 50000000)) from generate_series(1, 2)")
  await maintenance.run(() => false)
  expect(done()).toEqual(['CHECKPOINT'])
})

test('a table that was filled before a crash is analyzed even under load', async () => {
  await client.exec('create table letters (id int, text text)')
  await client.query("insert into letters select n, repeat('x', 100) from generate_series(1, 2000) n")
  await client.query('select pg_stat_force_next_flush()')
  await client.query('select pg_stat_reset()')
  const maintenance = new Maintenance(client)
  await maintenance.run(() => true)
  expect(done()).toContain('ANALYZE "letters"')
  await client.exec('create table maps (id int, text text)')
  await client.query("insert into maps select n, repeat('x', 100) from generate_series(1, 2000) n")
  vi.mocked(client.exec).mockClear()
  await maintenance.run(() => false)
  expect(done()).toEqual(['ANALYZE "maps"'])
  vi.mocked(client.exec).mockClear()
  await maintenance.run(() => false)
  expect(done()).toEqual([])
})
