import { timestamp } from 'drizzle-orm/pg-core'

/** A column that holds a moment, to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
