import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../core/env'
import { bucketOf, bucketStore } from './bucket'
import { PICTURE_NAME, type PictureStore } from './stored-pictures'

/** Stores pictures in a folder, in subfolders by their first two digits. */
export function folderStore(folder: string): PictureStore {
  const place = (name: string) => {
    if (!PICTURE_NAME.test(name)) throw new Error(`${JSON.stringify(name)} is not the name of a picture`)
    return path.join(folder, name.slice(0, 2), name)
  }
  return {
    about: async (name) =>
      stat(place(name)).then(
        ({ size, mtime }) => ({ size, storedAt: mtime }),
        () => null,
      ),
    put: async (name, bytes) => {
      const target = place(name)
      await mkdir(path.dirname(target), { recursive: true })
      const draft = `${target}.${randomUUID()}`
      try {
        await writeFile(draft, bytes, { flush: true })
        await rename(draft, target)
      } finally {
        await rm(draft, { force: true })
      }
    },
    get: async (name) => {
      try {
        return new Uint8Array(await readFile(place(name)))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    remove: async (name) => rm(place(name), { force: true }),
    names: () => namesIn(folder),
  }
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  const list = (place: string) =>
    readdir(place).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
      throw error
    })
  for (const part of await list(folder))
    yield* (await list(path.join(folder, part))).filter((name) => PICTURE_NAME.test(name))
}

export const pictureFolder = () => path.join(env().DATA_DIR, 'pictures')

let inBucket: PictureStore | undefined

/** The store of this process: the bucket of the settings, or the data folder. */
export function pictureStore(): PictureStore {
  const bucket = bucketOf(env())
  return bucket ? (inBucket ??= bucketStore(bucket)) : folderStore(pictureFolder())
}
