import { seededRandom } from '../content/make-posts'

/**
 * The share of requests that must wait where they come at random and `servers` serve them (Erlang's C).
 * @param load requests that are served at once on average: their rate times the time one takes
 */
export function shareThatWaits(servers: number, load: number): number {
  if (load >= servers) return 1
  let blocked = 1
  for (let n = 1; n <= servers; n += 1) blocked = (load * blocked) / (n + load * blocked)
  return blocked / (1 - (load / servers) * (1 - blocked))
}

/** Seconds that all but a share of the requests wait at most, for service times spread exponentially; Infinity where more come than can be served. */
export function waitOf(servers: number, rate: number, seconds: number, share = 0.05): number {
  const load = rate * seconds
  if (load >= servers) return Infinity
  return Math.max(0, Math.log(shareThatWaits(servers, load) / share) / (servers / seconds - rate))
}

/** One kind of work: how often it comes among all, and the seconds that one takes. */
export type Work = { weight: number; seconds: number }

/**
 * Plays through requests that come at random, are of the kinds given, and are taken in turn by whichever
 * server is free first; always the same for the same seed.
 * @param rate requests a second
 * @param spread whether a request of a kind takes exactly its time, or one spread exponentially around it
 * @returns the waits in seconds, sorted
 */
export function simulate(servers: number, rate: number, mix: Work[], { requests = 100_000, seed = 1, spread = 'exact' as 'exact' | 'exponential' } = {}): number[] {
  const random = seededRandom(seed)
  const exponential = (mean: number) => -mean * Math.log(1 - random())
  const whole = mix.reduce((sum, { weight }) => sum + weight, 0)
  const secondsOfOne = () => {
    let left = random() * whole
    for (const { weight, seconds } of mix) {
      left -= weight
      if (left < 0) return spread === 'exact' ? seconds : exponential(seconds)
    }
    return mix.at(-1)?.seconds ?? 0
  }
  const freeAt = Array.from({ length: servers }, () => 0)
  const waits: number[] = []
  let now = 0
  for (let n = 0; n < requests; n += 1) {
    now += exponential(1 / rate)
    const first = freeAt.reduce((best, at, index) => (at < (freeAt[best] ?? 0) ? index : best), 0)
    const begins = Math.max(now, freeAt[first] ?? 0)
    waits.push(begins - now)
    freeAt[first] = begins + secondsOfOne()
  }
  return waits.sort((a, b) => a - b)
}
