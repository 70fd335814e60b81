import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../env'

/** Where pictures are kept, by name. Names are content hashes: one is never written twice with other bytes. */
export type PictureStore = {
  has: (name: string) => Promise<boolean>
  put: (name: string, bytes: Uint8Array) => Promise<void>
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Takes a picture away; one that is not there is no fault. */
  remove: (name: string) => Promise<void>
  /** Of every picture and copy that is there. */
  names: () => AsyncIterable<string>
}

/** The name of a stored picture or of one of its narrower copies. */
export const PICTURE_NAME = /^[0-9a-f]{24}_\d{1,5}x\d{1,5}_[0-9a-f]{6}(_\d{2,4})?\.webp$/

/** Keeps pictures in a folder, spread over subfolders by their first two digits. */
export function folderStore(folder: string): PictureStore {
  const place = (name: string) => {
    if (!PICTURE_NAME.test(name)) throw new Error(`${JSON.stringify(name)} is not the name of a picture`)
    return path.join(folder, name.slice(0, 2), name)
  }
  return {
    has: async (name) =>
      stat(place(name)).then(
        () => true,
        () => false,
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
  const list = (place: string) => readdir(place).catch(() => [])
  for (const part of await list(folder)) yield* (await list(path.join(folder, part))).filter((name) => PICTURE_NAME.test(name))
}

export const pictureFolder = () => path.join(env().DATA_DIR, 'pictures')

/** The store of this process. */
export function pictureStore(): PictureStore {
  return folderStore(pictureFolder())
}
