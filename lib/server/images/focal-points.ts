import { and, isNotNull } from 'drizzle-orm'
import type { FocalPoint } from '@/lib/contract/fields/fields'
import { pictureName } from '@/lib/contract/pictures/picture-address'
import type { Database } from '../db/database'
import { isOneOf } from '../db/query/is-one-of'
import { RowCache } from '../db/query/row-cache'
import { pictures } from '../db/schema/picture-schema'

type Address = string | null | undefined

/** The focal points of recently shown pictures, also of those without one. */
const shownLately = new RowCache<{ id: string; focus: FocalPoint | null }>(10_000)

/** Reads the focal points of pictures. @returns that of an address; undefined if it has none, or is not stored here. */
export async function focalPointsOf(
  database: Database,
  addresses: readonly Address[],
): Promise<(address: Address) => FocalPoint | undefined> {
  const names = [...new Set(addresses.flatMap((address) => pictureName(address) ?? []))]
  const rows = await shownLately.byIds(database, names, 'all', async (missing) => {
    const found = await database
      .select({ name: pictures.name, focus: pictures.focus })
      .from(pictures)
      .where(and(isOneOf(pictures.name, missing), isNotNull(pictures.focus)))
    const points = new Map(found.map(({ name, focus }) => [name, focus]))
    return missing.map((name) => ({ id: name, focus: points.get(name) ?? null }))
  })
  const points = new Map(rows.map(({ id, focus }) => [id, focus ?? undefined]))
  return (address) => points.get(pictureName(address) ?? '')
}
