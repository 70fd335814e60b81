import 'server-only'
import type { ImportPictures } from '../convert/import-pictures'

const PICTURE = /\/uploads\/([0-9a-f]{24}_\d{1,5}x\d{1,5}_(?:[0-9a-f]{6}|clear)\.webp)/g

/** Stores the pictures that texts of an export of this software show. @returns the names of those that are missing. */
export async function placeOwnPictures(texts: readonly unknown[], pictures: ImportPictures): Promise<string[]> {
  const names = new Set([...texts.join(' ').matchAll(PICTURE)].map(([, name = '']) => name))
  const missing: string[] = []
  for (const name of names) if (!(await pictures.placeOwn(name))) missing.push(name)
  return missing
}
