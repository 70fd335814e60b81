import { forwardApi } from '@/lib/server/api/proxy/api-proxy'
import { handleApi } from '@/lib/server/api/handle-api'
import { answerBackup } from '@/lib/server/ops/backup/answer-backup'
import { contentChanged } from '@/lib/server/core/content-version.mjs'
import { env } from '@/lib/server/core/env'
import { announceWrite } from '@/lib/server/ops/indexnow/announce'
import { instances } from '@/lib/server/core/cluster'
import { answerSignOut, keepSession } from '@/lib/server/auth/keep-session'

export const dynamic = 'force-dynamic'

/** API route handler. A successful write invalidates every cached page on all instances. */
async function handle(request: Request): Promise<Response> {
  const own = answerSignOut(request) ?? (await answerBackup(request))
  if (own) return own
  const response = await keepSession(request, await answer(request))
  if (response.ok && changesPages(request)) {
    contentChanged()
    await instances()?.announce()
    await announceWrite(request, response)
  }
  return response
}

function answer(request: Request): Promise<Response> {
  const { API_BASE_URL } = env()
  return API_BASE_URL ? forwardApi(request, API_BASE_URL) : handleApi(request)
}

/** Writes to a visitor's saved list change no cached page. */
function changesPages({ method, url }: Request): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) && !new URL(url).pathname.startsWith('/api/me/')
}

export { handle as DELETE, handle as GET, handle as HEAD, handle as OPTIONS, handle as PATCH, handle as POST, handle as PUT }
