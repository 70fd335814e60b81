import { proxyApi } from '@/lib/server/api/proxy/api-proxy'
import { handleApi } from '@/lib/server/api/handle-api'
import { backupResponse } from '@/lib/server/ops/backup/backup-route'
import { env } from '@/lib/server/core/env'
import { signOutResponse, startSession } from '@/lib/server/auth/admin-session'

export const dynamic = 'force-dynamic'

async function handle(request: Request): Promise<Response> {
  const own = signOutResponse(request) ?? (await backupResponse(request))
  return own ?? startSession(request, await answer(request))
}

function answer(request: Request): Promise<Response> {
  const { API_BASE_URL } = env()
  return API_BASE_URL ? proxyApi(request, API_BASE_URL) : handleApi(request)
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
