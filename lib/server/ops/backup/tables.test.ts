import { readdirSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { TABLES } from '@/lib/testing/samples/filled-site'

test('the filled site, with which backups are tested, has every table of every file of the schema', async () => {
  const files = readdirSync('lib/server/db/schema').map((file) => file.replace(/\.ts$/, ''))
  const modules: object[] = await Promise.all(files.map((file) => import(`../../db/schema/${file}.ts`)))
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
  expect(tables.length).toBeGreaterThan(20)
  expect(TABLES.map(getTableName).sort()).toEqual(tables.map(getTableName).sort())
})
