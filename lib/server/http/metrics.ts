import { timingSafeEqual, createHash } from 'node:crypto'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { env } from '../core/env'
import { visitTotals, waitingCounts } from '../insights/visit-tally'
import { singleton } from '../core/singleton.mjs'

function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requestDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its response',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    inFlight: new Gauge({ name: 'http_requests_under_way', help: 'Requests in flight', registers }),
    rejectedRenders: new Counter({
      name: 'http_requests_refused_total',
      help: 'Pages rejected because too many were being rendered',
      registers,
    }),
    cacheablePages: new Counter({
      name: 'page_cache_answers_total',
      help: 'Cacheable pages, by result: from memory, stale since rendering failed, or rendered',
      labelNames: ['result'] as const,
      registers,
    }),
    visits: new Counter({
      name: 'visits_counted_total',
      help: 'What visitors did and was counted, by kind, since the start',
      labelNames: ['kind'] as const,
      registers,
      collect() {
        this.reset()
        for (const [kind, count] of visitTotals()) this.inc({ kind }, count)
      },
    }),
    waitingCounts: new Gauge({
      name: 'visit_counts_waiting',
      help: 'Counts of visits in memory, which are stored once a minute',
      registers,
      collect() {
        this.set(waitingCounts())
      },
    }),
    partUp: new Gauge({
      name: 'part_up',
      help: 'Whether a part that the site depends on was available at the last check',
      labelNames: ['part'] as const,
      registers,
    }),
  }
}

/** The metrics of this process. */
export const metrics = () => singleton('metrics', makeMetrics)

/** The path at which metrics are served. */
export const METRICS_PATH = '/metrics'

/** Whether an Authorization header carries METRICS_TOKEN. */
export function mayReadMetrics(authorization: string | undefined): boolean {
  const { METRICS_TOKEN } = env()
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return METRICS_TOKEN !== undefined && timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${METRICS_TOKEN}`))
}
