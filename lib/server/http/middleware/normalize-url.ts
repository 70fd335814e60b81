import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { MENDED_HEADER, mendedAddress } from '@/lib/seo/normalize-url'
import { singleton } from '../../core/singleton.mjs'

const shared = singleton('url-normalization', () => ({ isInstalled: false }))

/**
 * Mends the address of every request to this process, and marks those it changed: Next would
 * redirect doubled slashes itself, to an address that may need another redirect, and middleware
 * would have to run for every page to see the parameters that track visits.
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
