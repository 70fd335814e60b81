import 'server-only'
import pino from 'pino'
import { LOG_LEVELS } from './env'
import { requestContext } from './request-context'

/** The log of this process: one JSON object a line with the id of the request it came of, and no personal data. */
export const log = pino({
  // A wrong one is told of by env() at start, which loads this module before.
  level: LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? 'info',
  base: undefined,
  mixin: () => requestContext.getStore() ?? {},
})
