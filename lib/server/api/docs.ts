import 'server-only'
import { failures } from './failures'
import { openApiDocument } from './open-api'

/** The API's description of itself, where the address asks for one; null elsewhere. */
export async function describeApi(method: string, path: string): Promise<Response | null> {
  if (path !== '/api/openapi.json') return null
  if (method !== 'GET' && method !== 'HEAD') throw failures.wrongMethod(method, path, 'GET, HEAD')
  return Response.json(await openApiDocument())
}
