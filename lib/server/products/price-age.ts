import { isAmazon } from '@/lib/format/addresses/shops'
import { env } from '../core/env'
import type { Database } from '../db/database'
import { listProgrammes } from './programmes'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Before when prices were checked that visitors do not see, in milliseconds: those of all shops, and of shops with terms of their own. */
export type PriceAge = { since: number | undefined; shops: readonly { host: string; since: number }[] }

/** How old a price may be that visitors see, to the minute; the shorter of the setting and the terms of the shop's program. */
export async function readPriceAge(database: Database): Promise<PriceAge> {
  const now = Math.floor(Date.now() / MINUTE) * MINUTE
  const days = env().HIDE_PRICES_AFTER_DAYS
  const programmes = await listProgrammes(database)
  return {
    since: days === undefined ? undefined : now - days * DAY,
    shops: programmes.flatMap(({ host, price_hours: hours }) => (hours ? [{ host, since: now - hours * HOUR }] : [])),
  }
}

/**
 * Whether visitors see a price.
 * @param hostname that of its shop.
 * @param at when it was checked, in milliseconds; null if that is not known, which hides one of Amazon.
 */
export function isPriceShown(hostname: string, at: number | null, age: PriceAge): boolean {
  const { since = 0, shops } = age
  if (!at) return since === 0 && !isDateDemanded(hostname, age)
  return at >= since && shops.every((shop) => at >= shop.since || !isOf(hostname, shop.host))
}

/** Whether the terms of a shop demand the date beside its prices: those of Amazon, and of programs with an age. */
export const isDateDemanded = (hostname: string, { shops }: PriceAge) =>
  isAmazon(hostname) || shops.some((shop) => isOf(hostname, shop.host))

const isOf = (hostname: string, host: string) => hostname === host || hostname.endsWith(`.${host}`)
