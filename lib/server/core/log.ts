import pino from 'pino'
import { AsyncLocalStorage } from 'node:async_hooks'
import { LOG_LEVELS } from './env'
import { singleton } from './singleton.mjs'

/** The request that the running code handles. */
export const requestContext = singleton('request-context', () => new AsyncLocalStorage<{ requestId: string }>())

/** The log of this process: one JSON object per line, with the id of the request it belongs to and no personal data. */
export const log = pino({
  // An invalid level is reported by env() at start, after this module is loaded.
  level: LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? 'info',
  base: undefined,
  mixin: () => requestContext.getStore() ?? {},
})
