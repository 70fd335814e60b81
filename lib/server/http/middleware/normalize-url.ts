import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { NORMALIZED_HEADER, normalizeUrl } from '@/lib/seo/normalize-url'

const shared = globalThis as typeof globalThis & { plumblineAddressesMended?: boolean }

/**
 * Mends the address of every request to this process, and marks those it changed: Next would
 * redirect doubled slashes itself, to an address that may need another redirect, and middleware
 * would have to run for every page to see the parameters that track visits.
 */
export function mendAddresses(): void {
  if (shared.plumblineAddressesMended) return
  shared.plumblineAddressesMended = true
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    const { url = '' } = request
    delete request.headers[NORMALIZED_HEADER]
    request.url = normalizeUrl(url)
    if (request.url !== url) request.headers[NORMALIZED_HEADER] = '1'
  })
}
