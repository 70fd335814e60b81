import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

const shared = globalThis as typeof globalThis & { plumblineRequest?: AsyncLocalStorage<{ requestId: string }> }

/** The request that the running code works for. Next loads this module more than once: all see the same. */
export const requestContext = (shared.plumblineRequest ??= new AsyncLocalStorage<{ requestId: string }>())
