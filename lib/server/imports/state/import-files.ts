import 'server-only'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ImportFile } from '@/lib/contract/imports/imports'
import { env } from '../../core/env'
import { errors } from '../../core/errors'
import { requireFreeSpace } from '../../db/open/maintenance'

/** What is imported, and where its archives are unpacked. */
export type ImportFiles = {
  /** A WordPress or Ghost export, Markdown, or a folder or zip archive of one of these. */
  file: string
  /** A folder or zip archive with the pictures of the old site; without it they are fetched from there. */
  uploads: string | null
  scratch: string
}

type Role = ImportFile['role']

const folderOf = (importId: string) => path.join(env().DATA_DIR, 'imports', importId)
const fileOf = (importId: string, role: Role) => path.join(folderOf(importId), role)

/** Where the files of an import are in the data folder. */
export function filesOf(importId: string, files: ImportFile[]): ImportFiles {
  const hasPictures = files.some(({ role }) => role === 'pictures')
  return {
    file: fileOf(importId, 'export'),
    uploads: hasPictures ? fileOf(importId, 'pictures') : null,
    scratch: folderOf(importId),
  }
}

/** A text without the place of the files of an import, which nobody at the desk is to see. */
export function withoutFolder(text: string, importId: string): string {
  const folder = folderOf(importId)
  return text.replaceAll(`${path.resolve(folder)}/`, '').replaceAll(`${folder}/`, '')
}

/** Bytes of a file that were received. */
export async function receivedOf(importId: string, role: Role): Promise<number> {
  return (await stat(fileOf(importId, role)).catch(() => null))?.size ?? 0
}

/** Ends of the latest write to each file: the parts of a file come one after the other. */
const writing = new Map<string, Promise<unknown>>()

/**
 * Appends a part to a file.
 * @returns the bytes received so far.
 * @throws invalid if the part does not begin there, or the file would be larger than announced; DatabaseError for a full disk.
 */
export function appendPart(
  importId: string,
  file: ImportFile,
  { offset, bytes }: { offset: number; bytes: Uint8Array },
): Promise<number> {
  const target = fileOf(importId, file.role)
  const before = writing.get(target) ?? Promise.resolve()
  const added = before.then(() => append(importId, file, offset, bytes))
  const settled = added
    .catch(() => undefined)
    .then(() => void (writing.get(target) === settled && writing.delete(target)))
  writing.set(target, settled)
  return added
}

async function append(importId: string, { role, size }: ImportFile, offset: number, bytes: Uint8Array) {
  await mkdir(folderOf(importId), { recursive: true })
  await requireFreeSpace(folderOf(importId))
  const received = await receivedOf(importId, role)
  if (offset !== received) throw errors.badField('offset', `must be ${received}, the number of bytes received so far`)
  if (received + bytes.length > size) throw errors.badField('part', 'makes the file larger than announced')
  const handle = await open(fileOf(importId, role), 'a')
  try {
    await handle.writeFile(bytes)
  } catch (error) {
    await handle.truncate(received)
    throw error
  } finally {
    await handle.close()
  }
  return received + bytes.length
}

/** Deletes the files of an import, also those that its archives were unpacked to. */
export async function removeFiles(importId: string): Promise<void> {
  await rm(folderOf(importId), { recursive: true, force: true })
}
