import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible'
import { RATES, type Rate } from '@/lib/contract/limits'
import { cluster } from '../core/cluster.mjs'
import { singleton } from '../core/singleton.mjs'
import type { Call } from './calls'
import { addressKey } from '../core/client-address'
import { errors } from '../core/errors'

type Limiters = Record<Rate, RateLimiterMemory | RateLimiterRedis>

const shared = singleton('rate-limiters', (): { limiters?: Limiters | undefined } => ({}))

/** A timer keeps what it was set in: each client's, until its limit ends, the whole request that it was first counted for. */
const outsideRequest = AsyncLocalStorage.snapshot()

function limiter(rate: Rate): Limiters[Rate] {
  const entries = Object.entries(RATES).map(([name, { points, seconds }]) => {
    const alone = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
    return [name, distributedLimiter(alone) ?? alone]
  })
  return (shared.limiters ??= Object.fromEntries(entries) as Limiters)[rate]
}

/** Counts in Redis what the client does on any instance; while it is away, each instance counts by itself. */
function distributedLimiter(alone: RateLimiterMemory): RateLimiterRedis | null {
  const together = cluster()
  if (!together) return null
  return new RateLimiterRedis({
    storeClient: together.client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: alone,
    keyPrefix: `plumbline:rate:${alone.keyPrefix}`,
    points: alone.points,
    duration: alone.duration,
  })
}

/** What a client is known by where it is limited; those whose address is not known share one allowance. */
export const clientKey = (clientAddress: string | null) => (clientAddress ? addressKey(clientAddress) : 'unknown')

/**
 * Counts one use of something that is limited for each client.
 * @param clientAddress undefined for the site's own pages, which no limit holds back.
 * @throws 429 with the seconds to wait, when the client has used it up.
 */
export async function consume(rate: Rate, clientAddress: string | null | undefined): Promise<void> {
  if (clientAddress === undefined) return
  try {
    await outsideRequest(() => limiter(rate).consume(clientKey(clientAddress)))
  } catch (refused) {
    throw isLimitReached(refused) ? tooManyError(rate, refused) : refused
  }
}

/** Gives back a use that is not to count. */
export async function refund(rate: Rate, clientAddress: string | null | undefined): Promise<void> {
  if (clientAddress !== undefined) await outsideRequest(() => limiter(rate).reward(clientKey(clientAddress)))
}

/** @throws 429 when the client has nothing left; counts nothing. */
export async function requireAllowance(rate: Rate, clientAddress: string | null | undefined): Promise<void> {
  if (clientAddress === undefined) return
  const used = await limiter(rate).get(clientKey(clientAddress))
  if (used && used.consumedPoints >= RATES[rate].points && used.msBeforeNext > 0) throw tooManyError(rate, used)
}

/** By its shape: the limiters may be of another of the modules that Next loads, with a class of its own. */
const isLimitReached = (refused: unknown): refused is RateLimiterRes => typeof refused === 'object' && refused !== null && 'msBeforeNext' in refused

function tooManyError(rate: Rate, { msBeforeNext }: RateLimiterRes) {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return errors.tooMany(`${RATES[rate].message}. Try again in ${wait}.`, seconds)
}

/** What a call is limited by beside its credentials; null for most. */
export function rateLimitOf(call: Call, url: URL): Rate | null {
  if (call.name === 'posts.uploadImage') return 'upload'
  if (call.name === 'products.fetchFromUrl' || call.name === 'products.readSource') return 'productRead'
  if (call.name === 'search.suggest') return 'suggestion'
  const searches = (key: string) => (url.searchParams.get(key) ?? '').trim() !== ''
  return (call.name === 'posts.list' && searches('q')) || (call.name === 'products.list' && searches('search')) ? 'search' : null
}

/** Forgets everything that was counted. */
export function resetRateLimits(): void {
  shared.limiters = undefined
}
