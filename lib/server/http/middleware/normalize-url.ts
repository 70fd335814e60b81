import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { MENDED_HEADER, mendedAddress } from '@/lib/seo/normalize-url'
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
    delete request.headers[MENDED_HEADER]
    request.url = mendedAddress(url)
    if (request.url !== url) request.headers[MENDED_HEADER] = '1'
  })
}
