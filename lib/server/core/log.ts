import 'server-only'
import pino from 'pino'
import { LOG_LEVELS } from './env'
import { requestContext } from './request-context'

/** The log of this process: one JSON object per line, with the id of the request it belongs to and no personal data. */
export const log = pino({
  // An invalid level is reported by env() at start, after this module is loaded.
  level: LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? 'info',
  base: undefined,
  mixin: () => requestContext.getStore() ?? {},
})
