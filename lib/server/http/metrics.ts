import 'server-only'
import { timingSafeEqual, createHash } from 'node:crypto'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { env } from '../core/env'
import { singleton } from '../core/singleton.mjs'

function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    answers: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its answer',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    underWay: new Gauge({ name: 'http_requests_under_way', help: 'Requests that are being answered', registers }),
    refused: new Counter({
      name: 'http_requests_refused_total',
      help: 'Pages that were refused because too many were being drawn',
      registers,
    }),
    pages: new Counter({
      name: 'page_cache_answers_total',
      help: 'Pages that are kept, by whether they came out of memory or were drawn',
      labelNames: ['result'] as const,
      registers,
    }),
    parts: new Gauge({
      name: 'part_up',
      help: 'Whether a part that the site stands on was there when it was last looked at',
      labelNames: ['part'] as const,
      registers,
    }),
  }
}

/** The metrics of this process. */
export const metrics = () => singleton('metrics', makeMetrics)

export const metricsPath = () => env().METRICS_PATH ?? '/metrics'

/** Whether a request may read the metrics: it carries METRICS_TOKEN. */
export function mayReadMetrics(authorization: string | undefined): boolean {
  const { METRICS_TOKEN } = env()
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return METRICS_TOKEN !== undefined && timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${METRICS_TOKEN}`))
}
