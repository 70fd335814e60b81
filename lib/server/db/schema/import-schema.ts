import { bigint, customType, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ImportFile, ImportOptions, ImportOutcome, ImportPlan, ImportState } from '@/lib/contract/imports/imports'
import { moment } from '../query/moment'

/** Imports of posts from other systems. */
export const imports = pgTable('imports', {
  id: text().primaryKey(),
  /** The name of the file or folder. */
  name: text().notNull(),
  startedAt: moment('started_at').notNull(),
  /** Null until every post was read: the same export can be imported again to go on. */
  finishedAt: moment('finished_at'),
  state: text().$type<ImportState>().notNull().default('done'),
  /** What is uploaded; empty for an import from the command line. */
  files: jsonb().$type<ImportFile[]>().notNull().default([]),
  options: jsonb().$type<ImportOptions>(),
  /** What the dry run found; null before it. */
  plan: jsonb().$type<ImportPlan>(),
  /** Why the last step failed. */
  error: text(),
  /** How far a step is that has counted no posts yet, in words. */
  progress: text(),
})

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** The parts of uploaded files, where several instances share the database; they are in no backup. */
export const importParts = pgTable(
  'import_parts',
  {
    /** Not a reference: a product feed has uploaded files, too. */
    importId: text('import_id').notNull(),
    role: text().$type<ImportFile['role']>().notNull(),
    /** Bytes of the file before the part. */
    position: bigint({ mode: 'number' }).notNull(),
    /** Not compressed (migration 0004): exports are archives, and sizes are read without the bytes. */
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.role, table.position] })],
)

/** Imported posts by what identifies them in their source. */
export const importedPosts = pgTable(
  'imported_posts',
  {
    sourceId: text('source_id').primaryKey(),
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    postId: text('post_id').notNull(),
    /** A hash of the post as the source had it. */
    digest: text().notNull(),
    /** The `updated_at` that the import gave the post: it has another one once it was changed here. */
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [index('imported_posts_import').on(table.importId)],
)

/** What became of each post of an import: its report, and where an interrupted import goes on. */
export const importResults = pgTable(
  'import_results',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    sourceId: text('source_id').notNull(),
    title: text().notNull(),
    address: text().notNull(),
    outcome: text().$type<ImportOutcome>().notNull(),
    notes: jsonb().$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.sourceId] })],
)

/** Pictures, products and authors that came in with an import, so that undoing it removes them too. */
export const importedItems = pgTable(
  'imported_items',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    kind: text().$type<'picture' | 'product' | 'author'>().notNull(),
    /** The name of the picture without extension, or the id of the product or author. */
    itemId: text('item_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.kind, table.itemId] })],
)
