import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { contract } from '../contract/api'
import { ApiError, type Failure } from '../contract/failure'
import routes from '../contract/routes.json'
import { adminHeader } from '../session/admin-header'

export type SiteClient = ContractRouterClient<typeof contract>

/** The routes of the contract without its schemas, so that no browser loads them. */
const contractRoutes = routes as unknown as typeof contract

/**
 * The API as the browser calls it, on the site's own origin. Calls carry the admin's Authorization
 * header where the session holds one; `publicApi` never does.
 */
export const api: SiteClient = createClient(() => adminHeader())
export const publicApi: SiteClient = createClient(() => null)

/** The API as a signed-in visitor calls it, with the provider's ID token. */
export const visitorApi = (idToken: string): SiteClient => createClient(() => `Bearer ${idToken}`)

function createClient(authorization: () => string | null): SiteClient {
  return createORPCClient(
    new OpenAPILink(contractRoutes, {
      url: () => `${window.location.origin}/api`,
      headers: () => {
        const header = authorization()
        return header ? { authorization: header } : {}
      },
      customErrorResponseBodyDecoder: (body, { status }) => new ORPCError('ERROR', { status, data: { body } }),
      interceptors: [
        async ({ next }) => {
          try {
            return await next()
          } catch (error) {
            throw readFailure(error)
          }
        },
      ],
    }),
  )
}

/** Whatever went wrong, as an ApiError with the server's own sentence where it gave one. */
function readFailure(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error
  const answer = error as { status?: unknown; message?: string; data?: { body?: Partial<Failure> } }
  if (typeof answer.status !== 'number') return new ApiError(0, 'The site could not be reached')
  const body = answer.data?.body ?? {}
  return new ApiError(answer.status, body.message ?? answer.message ?? 'Unknown error', body.code, body.issues)
}
