import 'server-only'
import { eq } from 'drizzle-orm'
import { focalPointSchema } from '@/lib/contract/fields/fields'
import type { AboutPicture } from '../../import/imported-post'
import type { Database } from '../db/database'
import { pictures } from '../db/schema/picture-schema'
import { write } from '../db/write'
import type { PictureStore } from '../images/stored-pictures'
import { noteItems } from './state/imported-items'

const ADDRESS = /^\/uploads\/(.+)\.webp$/

/**
 * Lists a stored picture in the library, as one that came in with an import unless it was there before.
 * @param about what an export of this software says of each picture; those that were there stay as they are.
 */
export async function notePicture(
  database: Database,
  {
    importId,
    store,
    url,
    about,
  }: { importId: string; store: PictureStore; url: string; about?: ReadonlyMap<string, AboutPicture> | undefined },
): Promise<void> {
  const name = ADDRESS.exec(url)?.[1] ?? ''
  const file = await store.about(`${name}.webp`)
  if (!file) return
  await write(database, async (tx) => {
    const [known] = await tx.select().from(pictures).where(eq(pictures.name, name))
    if (known && !known.removedAt) return
    if (known) await tx.update(pictures).set({ removedAt: null }).where(eq(pictures.name, name))
    else {
      const { alt = null, focus } = about?.get(name) ?? {}
      const point = focalPointSchema.safeParse(focus).data ?? null
      await tx
        .insert(pictures)
        .values({ name, size: file.size, alt: alt?.slice(0, 500) ?? null, focus: point, uploadedAt: new Date() })
    }
    await noteItems(tx, importId, 'picture', [name])
  })
}
