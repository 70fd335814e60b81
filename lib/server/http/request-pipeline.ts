import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setPeerAddress } from '../core/peer-address'
import { singleton } from '../core/singleton.mjs'
import { setSecurityHeaders } from './middleware/security-headers'
import { logAccess } from './middleware/access-log'
import { originForm } from './origin-form'
import { countMissing } from './middleware/count-missing'
import { setRequestId } from './middleware/request-id'
import { routeLabel } from './route-label'
import { requestInfo, handleRequests } from './handle-requests'

type Started = { request: IncomingMessage; response: ServerResponse; server: Server }

const shared = singleton('servers', (): { known?: WeakSet<Server> } => ({}))

/**
 * Hooks into every HTTP server of this process, ahead of Next: records the peer address, sets the request id and the security
 * headers, and counts and logs the response. Call it once, before anything else.
 */
export function installRequestPipeline(): void {
  if (shared.known) return
  const known = (shared.known = new WeakSet())
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Started
    if (!known.has(server)) {
      known.add(server)
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
    countMissing(request, response)
  })
}
