import 'server-only'
import { createHash } from 'node:crypto'
import { docsPage } from './docs-page'
import { DOCS_STYLE } from './docs-style'
import { apiErrors } from '../api-errors'
import { openApiDocument } from './open-api'

const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The API's OpenAPI document or documentation page; null for every other path. */
export async function describeApi(method: string, path: string): Promise<Response | null> {
  if (path !== '/api/openapi.json' && path !== '/api/docs') return null
  if (method !== 'GET' && method !== 'HEAD') throw apiErrors.methodNotAllowed(method, path, 'GET, HEAD')
  const document = await openApiDocument()
  if (path === '/api/openapi.json') return Response.json(document)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
  return new Response(docsPage(document), { headers })
}
