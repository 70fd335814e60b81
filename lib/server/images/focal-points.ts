import { and, inArray, isNotNull } from 'drizzle-orm'
import type { FocalPoint } from '@/lib/contract/fields/fields'
import { pictureName } from '@/lib/contract/pictures/picture-address'
import type { Database } from '../db/database'
import { QueryCache } from '../db/query/query-cache'
import { pictures } from '../db/schema/picture-schema'

type Address = string | null | undefined

/** Whether any picture has one, which few sites use. */
const anyFocused = new QueryCache<boolean>()

/** Reads the focal points of pictures. @returns that of an address; undefined if it has none, or is not stored here. */
export async function focalPointsOf(
  database: Database,
  addresses: readonly Address[],
): Promise<(address: Address) => FocalPoint | undefined> {
  const names = [...new Set(addresses.flatMap((address) => pictureName(address) ?? []))]
  if (names.length === 0 || !(await anyFocused.get(database, '', () => isAnyFocused(database)))) return () => undefined
  const rows = await database
    .select({ name: pictures.name, focus: pictures.focus })
    .from(pictures)
    .where(and(inArray(pictures.name, names), isNotNull(pictures.focus)))
  const points = new Map(rows.map(({ name, focus }) => [name, focus ?? undefined]))
  return (address) => points.get(pictureName(address) ?? '')
}

async function isAnyFocused(database: Database): Promise<boolean> {
  const rows = await database.select({ name: pictures.name }).from(pictures).where(isNotNull(pictures.focus)).limit(1)
  return rows.length > 0
}
