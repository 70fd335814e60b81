import { proxyApi } from '@/lib/server/api/proxy/api-proxy'
import { handleApi } from '@/lib/server/api/handle-api'
import { backupResponse } from '@/lib/server/ops/backup/backup-route'
import { bumpContentVersion } from '@/lib/server/core/content-version.mjs'
import { env } from '@/lib/server/core/env'
import { queueWrite } from '@/lib/server/ops/indexnow/announce'
import { cluster } from '@/lib/server/core/cluster.mjs'
import { signOutResponse, startSession } from '@/lib/server/auth/admin-session'

export const dynamic = 'force-dynamic'

/** The one door of the API; a write that succeeds makes every cached page fresh at its next visit, on all cluster. */
async function door(request: Request): Promise<Response> {
  const own = signOutResponse(request) ?? (await backupResponse(request))
  if (own) return own
  const response = await startSession(request, await answer(request))
  if (response.ok && changesPages(request)) {
    bumpContentVersion()
    await cluster()?.announce()
    await queueWrite(request, response)
  }
  return response
}

function answer(request: Request): Promise<Response> {
  const { API_BASE_URL } = env()
  return API_BASE_URL ? proxyApi(request, API_BASE_URL) : handleApi(request)
}

/** A visitor's own list shows on no cached page. */
function changesPages({ method, url }: Request): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) && !new URL(url).pathname.startsWith('/api/me/')
}

export { door as DELETE, door as GET, door as HEAD, door as OPTIONS, door as PATCH, door as POST, door as PUT }
