import { seededRandom } from '../content/make-posts'

/**
 * The probability that a request must wait in an M/M/c queue (Erlang C).
 * @param load the average number of requests in service: arrival rate times service time
 */
export function shareThatWaits(servers: number, load: number): number {
  if (load >= servers) return 1
  let blocked = 1
  for (let n = 1; n <= servers; n += 1) blocked = (load * blocked) / (n + load * blocked)
  return blocked / (1 - (load / servers) * (1 - blocked))
}

/** A percentile of the wait in seconds, for exponential service times; Infinity if the queue is overloaded. */
export function waitOf(servers: number, rate: number, seconds: number, share = 0.05): number {
  const load = rate * seconds
  if (load >= servers) return Infinity
  return Math.max(0, Math.log(shareThatWaits(servers, load) / share) / (servers / seconds - rate))
}

/** A kind of work: its weight among all requests, and its service time in seconds. */
export type Work = { weight: number; seconds: number }

/**
 * Simulates a queue with random arrivals of several kinds of work and first come, first served; the same for the same seed.
 * @param rate requests per second
 * @param spread whether service times are constant for each kind, or exponentially distributed
 * @returns the waits in seconds, sorted
 */
export function simulate(
  servers: number,
  rate: number,
  mix: Work[],
  { requests = 100_000, seed = 1, spread = 'exact' as 'exact' | 'exponential' } = {},
): number[] {
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
    const startsAt = Math.max(now, freeAt[first] ?? 0)
    waits.push(startsAt - now)
    freeAt[first] = startsAt + secondsOfOne()
  }
  return waits.sort((a, b) => a - b)
}
