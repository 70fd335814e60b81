import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { FocalPoint } from '@/lib/contract/fields/fields'
import { moment } from '../query/moment'

/** The pictures of the library, each by its file name without extension. */
export const pictures = pgTable(
  'pictures',
  {
    name: text().primaryKey(),
    /** Bytes of the picture, without its narrower copies. */
    size: integer().notNull(),
    /** The default alt text; null if nobody wrote one. */
    alt: text(),
    /** What stays in sight where it is cropped; null for its middle. */
    focus: jsonb().$type<FocalPoint>(),
    uploadedAt: moment('uploaded_at').notNull(),
    /** When it was removed; its files are erased after a period of grace. Null if it was not. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('pictures_newest').on(table.uploadedAt.desc().nullsFirst(), table.name.desc().nullsFirst()),
    index('pictures_focused')
      .on(table.name)
      .where(sql`focus is not null`),
  ],
)

/** A place of content that may show a picture; the last two are of the past, and do not count as use. */
export type PicturePlace = 'body' | 'preview' | 'social' | 'product' | 'author' | 'version' | 'deleted'

/** Where each picture of the store is named. Maintained by triggers (migration 0015). */
export const pictureUses = pgTable(
  'picture_uses',
  {
    name: text().notNull(),
    place: text().$type<PicturePlace>().notNull(),
    /** Id of the post, product or author; for versions with the time of saving. */
    itemId: text('item_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.place, table.itemId] }),
    index('picture_uses_item').on(table.itemId, table.place),
  ],
)
