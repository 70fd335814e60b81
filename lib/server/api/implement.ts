import { implement } from '@orpc/server'
import { contract } from '@/lib/contract/api'
import { database as openDatabase } from '../db/open/connect'
import { afterWrite } from '../posts/after-write'
import type { Viewer } from '../products/present-products'
import { authenticate, type Caller } from './access/authenticate'
import { changesPages } from './calls'
import { toApiError } from './request/error-response'

/** What a call knows of its caller. */
export type ApiContext = {
  /** The Authorization header as received. */
  authorization: string | null
  /** The key of rate limits: null where it is not known, undefined for the site's own pages, which have none. */
  clientAddress?: string | null | undefined
  /** The caller, where it is authenticated already. */
  caller?: Caller
  /** The headers of the request, where there is one. */
  headers?: Headers
}

export const implementer = implement(contract).$context<ApiContext>()

/**
 * What every call is built on: authenticates the caller, refuses a call that the caller may not make, outdates cached pages
 * after a write that they show, and maps any error to one of the API. A call adds the ids of posts that it creates or changes
 * visibly to `changed`, and presents posts and products to its `viewer`.
 */
export const api = implementer.use(async ({ context, procedure, next }) => {
  const { access } = procedure['~orpc'].meta
  const { authorization, clientAddress } = context
  try {
    const caller = context.caller ?? (await authenticate(access, authorization, clientAddress))
    const database = await openDatabase()
    const changed: string[] = []
    const viewer: Viewer = caller.admin ? 'admin' : 'visitor'
    const answer = await next({ context: { ...caller, viewer, database, changed } })
    if (changesPages(procedure['~orpc'])) await afterWrite(changed)
    return answer
  } catch (error) {
    throw toApiError(error)
  }
})

export const ADMIN_ONLY = 'Only the administrator may ask for this'
