import { revalidatePath } from 'next/cache'
import { handleApi } from '@/lib/server/api/handle-api'

export const dynamic = 'force-dynamic'

/** The one door of the API; a write that succeeds makes every cached page fresh at its next visit. */
async function door(request: Request): Promise<Response> {
  const response = await handleApi(request)
  const wrote = !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
  if (wrote && response.ok) revalidatePath('/', 'layout')
  return response
}

export { door as DELETE, door as GET, door as HEAD, door as PATCH, door as POST, door as PUT }
