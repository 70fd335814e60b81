import 'server-only'
import { statfs } from 'node:fs/promises'
import { DatabaseError } from './database-fault'

/** Bytes: PostgreSQL stops dead where it finds no room for its next log segments of 16 MB. */
const LEAST = 64 * 1024 * 1024

/** @throws DatabaseError `full` where a folder's disk has too little room left for writing safely. */
export async function requireFreeSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < LEAST) throw new DatabaseError('full', `Less than ${LEAST / 1024 / 1024} MB are free on the disk of ${folder}.`)
}
