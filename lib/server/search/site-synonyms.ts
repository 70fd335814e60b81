import { asc, eq } from 'drizzle-orm'
import type { Synonym } from '@/lib/contract/search/search-calls'
import { type Database, write } from '../db/database'
import { searchSynonyms } from '../db/schema/post-schema'
import { newId } from '../core/new-id'

/** The administrator's synonyms, oldest first. */
export async function listSynonyms(database: Database): Promise<Synonym[]> {
  return database
    .select({ id: searchSynonyms.id, words: searchSynonyms.words })
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.createdAt), asc(searchSynonyms.id))
}

/** Adds a group of synonyms, effective from the next search on. */
export async function addSynonym(database: Database, words: string[]): Promise<Synonym> {
  const synonym = { id: newId(), words }
  await write(database, (tx) => tx.insert(searchSynonyms).values({ ...synonym, createdAt: new Date() }))
  return synonym
}

/** @returns whether it existed. */
export async function removeSynonym(database: Database, id: string): Promise<boolean> {
  const gone = await write(database, (tx) =>
    tx.delete(searchSynonyms).where(eq(searchSynonyms.id, id)).returning({ id: searchSynonyms.id }),
  )
  return gone.length > 0
}
