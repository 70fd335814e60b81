import { sql } from 'drizzle-orm'
import { type Database, write } from '../db/database'
import { pictures } from '../db/schema/picture-schema'
import { pictureStore } from '../images/picture-store'
import { storePicture } from '../images/store-picture'

const ADDRESS = /^\/uploads\/(.+)\.webp$/

/**
 * Stores a picture and lists it in the library; one that was removed is restored.
 * @returns its address on this site. @throws PictureError
 */
export async function addPicture(database: Database, bytes: Uint8Array): Promise<string> {
  const url = await storePicture(bytes, pictureStore())
  if (await listed(database, url)) return url
  // It was erased after it was found in the store.
  const again = await storePicture(bytes, pictureStore())
  await listed(database, again)
  return again
}

/** Lists a stored picture. @returns whether its file is there. */
function listed(database: Database, url: string): Promise<boolean> {
  const name = ADDRESS.exec(url)?.[1] ?? ''
  return write(database, async (tx) => {
    const file = await pictureStore().about(`${name}.webp`)
    if (!file) return false
    await tx
      .insert(pictures)
      .values({ name, size: file.size, uploadedAt: new Date() })
      .onConflictDoUpdate({ target: pictures.name, set: { removedAt: sql`null` } })
    return true
  })
}
