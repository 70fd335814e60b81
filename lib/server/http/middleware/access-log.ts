import { COUNTS_PATH } from '@/lib/format/addresses/counts-path'
import { log, requestContext } from '../../core/log'
import { cacheStatus } from '../responses/send'
import type { Middleware } from '../exchange'
import { metrics } from '../metrics'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const MAX_PATH_LENGTH = 200

/**
 * Counts a request and logs it when its response ends. The query, which may contain what a person typed, and anything about the
 * client are left out.
 */
export const accessLog: Middleware = ({ request, response, path, label: route }, next) => {
  const started = performance.now()
  const context = requestContext.getStore()
  const { requestDuration, inFlight, cacheablePages } = metrics()
  inFlight.inc()
  response.once('close', () => {
    inFlight.dec()
    const { statusCode: status } = response
    const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other'
    const milliseconds = performance.now() - started
    requestDuration.observe({ method, route, status: String(status) }, milliseconds / 1000)
    const result = cacheStatus(response)
    if (result) cacheablePages.inc({ result })
    const ended = response.writableFinished ? {} : { ended: false }
    const line = {
      ...context,
      method,
      path: path.slice(0, MAX_PATH_LENGTH),
      status,
      ms: Math.round(milliseconds),
      ...ended,
    }
    log[levelOf(method, status, path)](line, 'answered')
  })
  return next()
}

function levelOf(method: string, status: number, path: string): 'warn' | 'info' | 'debug' {
  if (status >= 500) return 'warn'
  return READS.has(method) || path === COUNTS_PATH ? 'debug' : 'info'
}
