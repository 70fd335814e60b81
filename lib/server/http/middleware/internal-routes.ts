import { env } from '../../core/env'
import type { Middleware } from '../exchange'
import { readHealth } from '../health'
import { mayReadMetrics, METRICS_PATH, metrics } from '../metrics'
import { type InternalResponse, NOT_FOUND, send } from '../responses/send'
import { lifecycleStage } from '../../core/lifecycle'

/** Seconds. */
const RETRY_AFTER = 5

/** Answers what this process answers itself: health and metrics, and targets that are no path. */
export const internalRoutes: Middleware = ({ request, response, path }, next) => {
  const answer = internalResponse(request.method, request.headers.authorization, path)
  return answer ? Promise.resolve(answer).then((ready) => send(request, response, ready)) : next()
}

function internalResponse(
  method: string | undefined,
  authorization: string | undefined,
  path: string,
): InternalResponse | Promise<InternalResponse> | null {
  if (!path.startsWith('/')) return NOT_FOUND
  const isMetrics = path === METRICS_PATH && env().METRICS_TOKEN !== undefined
  const isHealth = path === '/api/health' || path === '/api/health/live' || path === '/api/health/ready'
  if (!isMetrics && !isHealth) return null
  if (method !== 'GET' && method !== 'HEAD') {
    const body = {
      success: false,
      message: `${path} does not take ${method}; it takes GET, HEAD`,
      code: 'METHOD_NOT_ALLOWED',
    }
    return { status: 405, body, headers: { allow: 'GET, HEAD' } }
  }
  if (isMetrics) return metricsResponse(authorization)
  return path === '/api/health/live' ? { status: 200, body: { success: true, status: 'live' } } : healthResponse(path)
}

async function metricsResponse(authorization: string | undefined): Promise<InternalResponse> {
  if (!mayReadMetrics(authorization)) {
    return {
      status: 401,
      body: { success: false, message: 'The metrics require METRICS_TOKEN as a bearer token', code: 'UNAUTHORIZED' },
    }
  }
  const { registry } = metrics()
  return { status: 200, type: registry.contentType, body: await registry.metrics() }
}

/** An instance without an optional part can serve visitors, but somebody should look at it. */
async function healthResponse(path: string): Promise<InternalResponse> {
  const serving = lifecycleStage() === 'serving'
  const { ready, parts } = serving ? await readHealth() : { ready: false, parts: {} }
  const state = { live: true, ready, parts }
  const isComplete = Object.values(parts).every((part) => part === 'up')
  if (ready && (isComplete || path === '/api/health/ready'))
    return { status: 200, body: { success: true, status: 'ready', ...state } }
  const message = serving ? 'A part that the site depends on is unavailable' : `The site is ${lifecycleStage()}`
  return {
    status: 503,
    body: { success: false, status: ready ? 'degraded' : 'unready', ...state, message, code: 'UNAVAILABLE' },
    headers: { 'retry-after': `${RETRY_AFTER}` },
  }
}
