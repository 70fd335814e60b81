import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import { implement, type Router } from '@orpc/server'
import { contract } from '@/lib/contract/api'
import type { Database } from '../db/database'
import { env } from '../core/env'
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

/** What answers a call knows: it adds the ids of posts that it creates or changes visibly to `changed`. */
type AnswerContext = ApiContext &
  Caller & {
    database: Database
    changed: string[]
    /** The user name that a write is stored with. */
    author: string
    /** To whom posts and products are presented. */
    viewer: Viewer
    /** Ends the work once nobody waits for the answer. */
    signal: AbortSignal | undefined
  }

type Answer<Call> =
  Call extends ContractProcedure<infer Input, infer Output, infer _Errors, infer _Meta>
    ? (
        input: InferSchemaOutput<Input>,
        context: AnswerContext,
      ) => InferSchemaInput<Output> | Promise<InferSchemaInput<Output>>
    : never

type Contract = typeof contract

/** What answers each call of the contract. */
export type Answers = {
  [Noun in keyof Contract]: { [Verb in keyof Contract[Noun]]: Answer<Contract[Noun][Verb]> }
}

const implementer = implement(contract).$context<ApiContext>()

/**
 * What every call is built on: authenticates the caller, refuses a call that the caller may not make, outdates cached pages
 * after a write that they show, and maps any error to one of the API.
 */
const api = implementer.use(async ({ context, procedure, signal, next }) => {
  const { access } = procedure['~orpc'].meta
  const { authorization, clientAddress } = context
  try {
    const caller = context.caller ?? (await authenticate(access, authorization, clientAddress))
    const database = await openDatabase()
    const changed: string[] = []
    const viewer: Viewer = caller.admin ? 'admin' : 'visitor'
    const answer = await next({
      context: { ...caller, author: env().ADMIN_USERNAME, viewer, database, changed, signal },
    })
    if (changesPages(procedure['~orpc'])) await afterWrite(changed)
    return answer
  } catch (error) {
    throw toApiError(error)
  }
})

export const ADMIN_ONLY = 'Only the administrator may ask for this'

const mapValues = <Value, Result>(values: Record<string, Value>, change: (value: Value, name: string) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]))

type Implemented = { handler: (answer: (call: { input: never; context: AnswerContext }) => unknown) => unknown }

/** The API with these answers. */
export function answering(answers: Answers): Router<Contract, ApiContext> {
  const implemented = api as unknown as Record<string, Record<string, Implemented>>
  const all: Record<string, Record<string, (input: never, context: AnswerContext) => unknown>> = answers
  const routes = mapValues(all, (verbs, noun) =>
    mapValues(verbs, (answer, verb) =>
      implemented[noun]?.[verb]?.handler(({ input, context }) => answer(input, context)),
    ),
  )
  return implementer.router(routes as unknown as Router<Contract, ApiContext>)
}
