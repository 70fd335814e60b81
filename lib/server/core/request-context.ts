import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from './singleton.mjs'

/** The request that the running code handles. */
export const requestContext = singleton('request-context', () => new AsyncLocalStorage<{ requestId: string }>())
