import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setPeerAddress } from '../core/peer-address'
import { singleton } from '../core/singleton.mjs'
import { setSecurityHeaders } from './middleware/security-headers'
import { logAccess } from './middleware/access-log'
import { originForm } from './origin-form'
import { setRequestId } from './middleware/request-id'
import { routeLabel } from './route-label'
import { requestInfo, handleRequests } from './handle-requests'

type Started = { request: IncomingMessage; response: ServerResponse; server: Server }

const shared = singleton('servers', (): { known?: WeakSet<Server> } => ({}))

/**
 * Meets every request to this process before Next does: notes who is at the other end, gives it an
 * id, its answer the headers that every answer has, counts and logs it. Call it once, first of all.
 */
export function installRequestPipeline(): void {
  if (shared.known) return
  const met = (shared.known = new WeakSet())
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Started
    if (!met.has(server)) {
      met.add(server)
      handleRequests(server)
    }
    request.url = originForm(request.url ?? '')
    const path = request.url.split('?', 1)[0] ?? ''
    const route = routeLabel(request.method ?? '', path)
    requestInfo.set(request, { path, route })
    setPeerAddress(request)
    setRequestId(request, response)
    setSecurityHeaders(response)
    logAccess(request, response, path, route)
  })
}
