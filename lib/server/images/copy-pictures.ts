import 'server-only'
import type { PictureStore } from './stored-pictures'

type Copied = { copied: number; already: number }

/**
 * Copies the pictures that another store lacks, and verifies each copy.
 * @throws Error naming the copies that differ.
 */
export async function copyPictures(from: PictureStore, to: PictureStore): Promise<Copied> {
  const result = { copied: 0, already: 0 }
  const differing: string[] = []
  for await (const name of from.names()) {
    const bytes = await from.get(name)
    if (!bytes) continue
    const there = await to.has(name)
    if (!there) await to.put(name, bytes)
    result[there ? 'already' : 'copied'] += 1
    const copy = await to.get(name)
    if (!copy || !Buffer.from(bytes).equals(copy)) differing.push(name)
  }
  if (differing.length > 0) throw new Error(`These pictures are not the same in both places: ${differing.join(', ')}`)
  return result
}
