import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '../../core/env'
import { readHealth } from '../health'
import { missingAssets } from './missing-asset'
import { mayReadMetrics, metrics, metricsPath } from '../metrics'
import { lifecycleStage } from '../../core/lifecycle'

type InternalResponse = { status: number; type?: string; body: unknown; headers?: Record<string, string> }

/** Seconds. */
const RETRY_AFTER = 5

/** The response for a missing file: no page is rendered, and no cache stores it. */
export const NOT_FOUND: InternalResponse = { status: 404, type: 'text/plain', body: 'Not found' }
const isMissingAsset = missingAssets('.next/static')

/** The response of a route that this process answers itself: health, metrics, missing assets. Null for all other requests. */
export function internalRoute({ method, headers }: IncomingMessage, path: string): Promise<InternalResponse> | null {
  if (!path.startsWith('/')) return Promise.resolve(NOT_FOUND)
  if (env().NODE_ENV === 'production' && isMissingAsset(path)) return Promise.resolve(NOT_FOUND)
  const isMetrics = path === metricsPath() && env().METRICS_TOKEN !== undefined
  const isHealth = path === '/api/health' || path === '/api/health/live' || path === '/api/health/ready'
  if (!isMetrics && !isHealth) return null
  if (method !== 'GET' && method !== 'HEAD') {
    const body = {
      success: false,
      message: `${path} does not take ${method}; it takes GET, HEAD`,
      code: 'METHOD_NOT_ALLOWED',
    }
    return Promise.resolve({ status: 405, body, headers: { allow: 'GET, HEAD' } })
  }
  if (isMetrics) return metricsResponse(headers.authorization)
  return path === '/api/health/live'
    ? Promise.resolve({ status: 200, body: { success: true, status: 'live' } })
    : healthResponse()
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

async function healthResponse(): Promise<InternalResponse> {
  const serving = lifecycleStage() === 'serving'
  const { ready, parts } = serving ? await readHealth() : { ready: false, parts: {} }
  const state = { live: true, ready, parts }
  if (ready) return { status: 200, body: { success: true, status: 'ready', ...state } }
  const message = serving ? 'A part that the site depends on is unavailable' : `The site is ${lifecycleStage()}`
  return {
    status: 503,
    body: { success: false, status: 'unready', ...state, message, code: 'UNAVAILABLE' },
    headers: { 'retry-after': `${RETRY_AFTER}` },
  }
}

/** Sends a response as JSON, or as text if it has another type. */
export function send(
  response: ServerResponse,
  { status, type = 'application/json', body, headers = {} }: InternalResponse,
  withBody = true,
): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  for (const [name, value] of Object.entries({ 'cache-control': 'no-store', ...headers }))
    response.setHeader(name, value)
  response.setHeader('content-type', type)
  response.setHeader('content-length', Buffer.byteLength(text))
  response.writeHead(status)
  response.end(withBody ? text : undefined)
}
