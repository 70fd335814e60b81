import { AsyncLocalStorage } from 'node:async_hooks'
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible'
import { RATES, type Rate } from '@/lib/contract/limits'
import { cluster } from '../../core/changes'
import { singleton } from '../../core/singleton.mjs'
import type { Call } from '../calls'
import { addressKey } from '../../core/request/client-address'
import { apiErrors } from '../api-errors'

type Limiters = Record<Rate, RateLimiterMemory | RateLimiterRedis>

const shared = singleton('rate-limiters', (): { limiters?: Limiters | undefined } => ({}))

/**
 * Timers keep the async context that they were created in: without this, a client's timer would keep its whole first request in
 * memory until its limit expires.
 */
const outsideRequest = AsyncLocalStorage.snapshot()

function limiter(rate: Rate): Limiters[Rate] {
  const entries = Object.entries(RATES).map(([name, { points, seconds }]) => {
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
    return [name, distributedLimiter(memory) ?? memory]
  })
  return (shared.limiters ??= Object.fromEntries(entries) as Limiters)[rate]
}

/** Counts in Redis, across instances; while Redis is unavailable, each instance counts by itself. */
function distributedLimiter(memory: RateLimiterMemory): RateLimiterRedis | null {
  const joined = cluster()
  if (!joined) return null
  return new RateLimiterRedis({
    storeClient: joined.client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
    keyPrefix: `plumbline:rate:${memory.keyPrefix}`,
    points: memory.points,
    duration: memory.duration,
  })
}

/** The key that identifies a client in rate limits; clients without a known address share one. */
export const clientKey = (clientAddress: string | null) => (clientAddress ? addressKey(clientAddress) : 'unknown')

/**
 * Counts a use by a client.
 * @param clientAddress undefined for the site's own pages, which are not limited
 * @param points that it costs
 * @throws 429 with the seconds to wait once the limit is reached
 */
export async function consume(rate: Rate, clientAddress: string | null | undefined, points = 1): Promise<void> {
  if (clientAddress === undefined) return
  try {
    await outsideRequest(() => limiter(rate).consume(clientKey(clientAddress), points))
  } catch (refused) {
    throw isLimitReached(refused) ? tooManyError(rate, refused) : refused
  }
}

/** Takes back a use that should not count. */
export async function refund(rate: Rate, clientAddress: string | null | undefined): Promise<void> {
  if (clientAddress !== undefined) await outsideRequest(() => limiter(rate).reward(clientKey(clientAddress)))
}

/** @throws 429 if the client has reached the limit; counts nothing */
export async function requireAllowance(rate: Rate, clientAddress: string | null | undefined): Promise<void> {
  if (clientAddress === undefined) return
  const used = await limiter(rate).get(clientKey(clientAddress))
  if (used && used.consumedPoints >= RATES[rate].points && used.msBeforeNext > 0) throw tooManyError(rate, used)
}

/** Checked by its shape: the limiters may come from another module instance, with a class of its own. */
const isLimitReached = (refused: unknown): refused is RateLimiterRes =>
  typeof refused === 'object' && refused !== null && 'msBeforeNext' in refused

function tooManyError(rate: Rate, { msBeforeNext }: RateLimiterRes) {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return apiErrors.tooManyRequests(`${RATES[rate].message}. Try again in ${wait}.`, seconds)
}

/** The calls that read a page of another site, or one that the caller sends. */
const READS = new Set(['products.fetchFromUrl', 'products.readSource', 'catalog.reread', 'videos.read', 'feeds.check'])

/** The rate limit of a call, besides that of its credentials; null for most. */
export function rateLimitOf(call: Call, url: URL): Rate | null {
  if (['posts.uploadImage', 'pictures.fetch'].includes(call.name)) return 'upload'
  if (READS.has(call.name)) return 'productRead'
  if (call.name === 'links.check') return 'linkCheck'
  if (call.name === 'search.suggest') return 'suggestion'
  if (call.name === 'insights.count') return 'visit'
  const searches = (key: string) => (url.searchParams.get(key) ?? '').trim() !== ''
  return (call.name === 'posts.list' && searches('q')) || (call.name === 'products.list' && searches('search'))
    ? 'search'
    : null
}

/** Resets all counters. */
export function resetRateLimits(): void {
  shared.limiters = undefined
}
