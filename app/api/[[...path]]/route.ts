import { callAt } from '@/lib/server/api/calls'
import { proxyApi } from '@/lib/server/api/proxy/api-proxy'
import { handleApi } from '@/lib/server/api/handle-api'
import { backupResponse } from '@/lib/server/ops/backup/backup-route'
import { announceChange } from '@/lib/server/core/changes/announce-change'
import { env } from '@/lib/server/core/env'
import { queueWrite } from '@/lib/server/ops/indexnow/announce'
import { signOutResponse, startSession } from '@/lib/server/auth/admin-session'

export const dynamic = 'force-dynamic'

/** API route handler. A successful write invalidates every cached page on all instances. */
async function handle(request: Request): Promise<Response> {
  const own = signOutResponse(request) ?? (await backupResponse(request))
  if (own) return own
  const response = await startSession(request, await answer(request))
  if (response.ok && changesPages(request)) {
    await announceChange()
    await queueWrite(request, response)
  }
  return response
}

function answer(request: Request): Promise<Response> {
  const { API_BASE_URL } = env()
  return API_BASE_URL ? proxyApi(request, API_BASE_URL) : handleApi(request)
}

function changesPages({ method, url }: Request): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return false
  const call = callAt(method, new URL(url).pathname)
  return !call || call.changes === 'pages'
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
}
