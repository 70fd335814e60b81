import 'server-only'
import pino from 'pino'

/** The log of this process: one JSON object a line, without personal data. */
export const log = pino({ level: process.env.LOG_LEVEL || 'info', base: undefined })
