import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { PICTURE_NAME } from './stored-pictures'

/** Milliseconds: younger files may belong to a running upload of another process. */
const SETTLED_AFTER = 3_600_000

/**
 * Removes the files of uploads that a process did not finish: partial files, and narrower copies without their picture,
 * which is stored last.
 * @returns the number of files removed.
 */
export async function tidyPictures(folder: string, now = Date.now()): Promise<number> {
  let removed = 0
  for (const part of await readdir(folder).catch(() => [])) {
    const place = path.join(folder, part)
    const names = await readdir(place).catch(() => [])
    const there = new Set(names)
    for (const name of names.filter((each) => isLeftover(each, there))) {
      const file = path.join(place, name)
      const { mtimeMs } = await stat(file)
      if (now - mtimeMs < SETTLED_AFTER) continue
      await rm(file, { force: true })
      removed += 1
    }
  }
  return removed
}

function isLeftover(name: string, there: Set<string>): boolean {
  if (!PICTURE_NAME.test(name)) return /\.webp\.[0-9a-f-]{36}$/.test(name)
  const copyOf = /^(.*)_\d{2,4}\.webp$/.exec(name)?.[1]
  return copyOf !== undefined && copyOf.split('_').length === 3 && !there.has(`${copyOf}.webp`)
}
