import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { NORMALIZED_HEADER, normalizeUrl } from '@/lib/seo/normalize-url'
import { singleton } from '../../core/singleton.mjs'

const shared = singleton('url-normalization', () => ({ isInstalled: false }))

/**
 * Normalizes the URL of every request to this process and marks those that changed. Next would itself redirect doubled slashes, to
 * a URL that may need another redirect, and middleware would have to run for every page to see tracking parameters.
 */
export function normalizeUrls(): void {
  if (shared.isInstalled) return
  shared.isInstalled = true
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    const { url = '' } = request
    delete request.headers[NORMALIZED_HEADER]
    request.url = normalizeUrl(url)
    if (request.url !== url) request.headers[NORMALIZED_HEADER] = '1'
  })
}
