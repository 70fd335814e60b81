import 'server-only'
import { statfs } from 'node:fs/promises'
import { DatabaseError } from './database-fault'

/** Bytes: PostgreSQL panics if there is no space for its next 16 MB log segments. */
const LEAST = 64 * 1024 * 1024

/** @throws DatabaseError `full` if the disk of a folder has too little free space to write safely. */
export async function requireFreeSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < LEAST)
    throw new DatabaseError('full', `Less than ${LEAST / 1024 / 1024} MB are free on the disk of ${folder}.`)
}
