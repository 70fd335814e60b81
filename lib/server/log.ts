import 'server-only'
import pino from 'pino'
import { requestContext } from './gate/request-context'

/** The log of this process: one JSON object a line with the id of the request it came of, and no personal data. */
export const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: undefined,
  mixin: () => requestContext.getStore() ?? {},
})
