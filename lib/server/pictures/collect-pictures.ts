import { and, inArray, lt, notExists } from 'drizzle-orm'
import { PICTURE_WIDTHS } from '@/lib/format/pictures'
import { PICTURE_GRACE_DAYS } from '@/lib/contract/pictures/picture-texts'
import { type Database, write } from '../db/database'
import { pictures } from '../db/schema/picture-schema'
import { type PictureStore, FULL_PICTURE } from '../images/stored-pictures'
import { liveUses } from './picture-uses'

const BATCH_SIZE = 100
const GRACE = PICTURE_GRACE_DAYS * 86_400_000

/**
 * Lists the stored pictures that the library does not know: those from before it existed, and those of imports.
 * @returns their number.
 */
export async function findUnlisted(database: Database, store: PictureStore): Promise<number> {
  let found = 0
  let names: string[] = []
  const list = async () => {
    const known = await database.select({ name: pictures.name }).from(pictures).where(inArray(pictures.name, names))
    const there = new Set(known.map(({ name }) => name))
    for (const name of names.filter((each) => !there.has(each))) {
      const file = await store.about(`${name}.webp`)
      if (!file) continue
      await write(database, (tx) =>
        tx.insert(pictures).values({ name, size: file.size, uploadedAt: file.storedAt }).onConflictDoNothing(),
      )
      found += 1
    }
    names = []
  }
  for await (const file of store.names()) {
    const name = FULL_PICTURE.exec(file)?.[1]
    if (name) names.push(name)
    if (names.length === BATCH_SIZE) await list()
  }
  if (names.length > 0) await list()
  return found
}

/**
 * Erases pictures whose period of grace has ended, with their copies, unless something shows them again.
 * @returns their number.
 */
export async function eraseRemoved(database: Database, store: PictureStore): Promise<number> {
  let erased = 0
  for (;;) {
    // Files are deleted within the write, so that no upload finds one that is about to go.
    const count = await write(database, async (tx) => {
      const isDue = and(lt(pictures.removedAt, new Date(Date.now() - GRACE)), notExists(liveUses(tx)))
      const due = await tx.select({ name: pictures.name }).from(pictures).where(isDue).limit(BATCH_SIZE)
      const names = due.map(({ name }) => name)
      if (names.length > 0) await tx.delete(pictures).where(inArray(pictures.name, names))
      for (const name of names) await eraseFiles(store, name)
      return names.length
    })
    erased += count
    if (count < BATCH_SIZE) return erased
  }
}

async function eraseFiles(store: PictureStore, name: string): Promise<void> {
  await store.remove(`${name}.webp`)
  for (const width of PICTURE_WIDTHS) await store.remove(`${name}_${width}.webp`)
}
