import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../query/moment'

/** The authors of posts. A post may name one that was removed, so that removing it can be undone. */
export const authors = pgTable('authors', {
  id: text().primaryKey(),
  name: text().notNull(),
  bio: text().notNull(),
  picture: text(),
  /** http or https addresses, in order. */
  links: jsonb().$type<string[]>().notNull(),
  updatedAt: moment('updated_at').notNull(),
})
