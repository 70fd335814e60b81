import { asc, eq } from 'drizzle-orm'
import type { ProgrammeChange } from '@/lib/contract/products/affiliate'
import type { AffiliateProgramme } from '@/lib/format/addresses/affiliate-link'
import { type Database, write } from '../db/database'
import { affiliateProgrammes } from '../db/schema/product-schema'
import { QueryCache } from '../db/query/query-cache'

const { host, parameter, value, template, subParameter, place, priceHours } = affiliateProgrammes
const columns = { host, parameter, value, template, sub_parameter: subParameter, place, price_hours: priceHours }

const cache = new QueryCache<AffiliateProgramme[]>()

/** All affiliate programs, by host. */
export function listProgrammes(database: Database): Promise<AffiliateProgramme[]> {
  return cache.get(database, 'all', () => database.select(columns).from(affiliateProgrammes).orderBy(asc(host)))
}

/** Sets or replaces the program of a shop. */
export async function saveProgramme(
  database: Database,
  shop: string,
  change: ProgrammeChange,
): Promise<AffiliateProgramme> {
  const programme = {
    host: shop,
    parameter: null,
    value: null,
    template: null,
    sub_parameter: null,
    place: null,
    price_hours: null,
    ...change,
  }
  const { sub_parameter: subParameter, price_hours: priceHours, ...same } = programme
  const row = { ...same, subParameter, priceHours, updatedAt: new Date() }
  await write(database, (tx) =>
    tx.insert(affiliateProgrammes).values(row).onConflictDoUpdate({ target: host, set: row }),
  )
  return programme
}

/** @returns whether the shop had a program. */
export async function removeProgramme(database: Database, shop: string): Promise<boolean> {
  return write(
    database,
    async (tx) => (await tx.delete(affiliateProgrammes).where(eq(host, shop)).returning({ host })).length > 0,
  )
}
