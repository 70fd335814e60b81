import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { contract } from '../../contract/api'
import { ApiError, type Failure } from '../../contract/failure'
import routes from '../../contract/routes.json'
import { adminHeader } from '../../session/admin-header'
import { signInAgain } from '../../session/share-session'

export type SiteClient = ContractRouterClient<typeof contract>

/** The routes of the contract without its schemas, which would add to the browser bundle. */
const contractRoutes = routes as unknown as typeof contract

/**
 * Typed API client for the browser, same-origin. Calls send the admin's Authorization header from the
 * session, and wait for a new sign-in when it has expired; `publicApi` never sends one.
 */
export const api: SiteClient = createClient(adminHeader, true)
export const publicApi: SiteClient = createClient(() => null)

/** API client of a signed-in visitor, with the ID token of the identity provider. */
export const visitorApi = (idToken: string): SiteClient => apiAs(`Bearer ${idToken}`)

/** API client with a given Authorization header. */
export function apiAs(header: string): SiteClient {
  return createClient(() => header)
}

function createClient(authorization: () => string | null, retriesAfterSignIn = false): SiteClient {
  return createORPCClient(
    new OpenAPILink(contractRoutes, {
      url: () => `${window.location.origin}/api`,
      headers: () => {
        const header = authorization()
        return header ? { authorization: header } : {}
      },
      fetch: async (request, init) => withJsonError(await fetch(request, init)),
      customErrorResponseBodyDecoder: (body, { status }) => new ORPCError('ERROR', { status, data: { body } }),
      interceptors: [
        ({ next }) => withApiErrors(next),
        ({ next }) => (retriesAfterSignIn ? retryAfterSignIn(next) : next()),
      ],
    }),
  )
}

/** A proxy may answer with an error page of its own; only its status is used. */
function withJsonError(response: Response): Response {
  if (response.ok || response.headers.get('content-type')?.includes('json')) return response
  const { status } = response
  return Response.json({ message: `The site answered with status ${status}` } satisfies Partial<Failure>, { status })
}

async function withApiErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw toApiError(error)
  }
}

/** Retries a call after a new sign-in when the session has expired. */
export async function retryAfterSignIn<T>(call: () => Promise<T>): Promise<T> {
  const sent = adminHeader()
  try {
    return await call()
  } catch (error) {
    if ((error as { status?: unknown }).status !== 401) throw error
    const refreshed = adminHeader()
    if ((refreshed === null || refreshed === sent) && !(await signInAgain())) throw error
    return call()
  }
}

/** Any error as an ApiError, with the message of the server if it sent one. */
function toApiError(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error
  const answer = error as { status?: unknown; message?: string; data?: { body?: Partial<Failure> } }
  if (typeof answer.status !== 'number') return new ApiError(0, 'The site could not be reached')
  const body = answer.data?.body ?? {}
  return new ApiError(
    answer.status,
    body.message ?? answer.message ?? 'Unknown error',
    body.code,
    body.issues,
    body.product,
  )
}
