import { appendFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { MAX_IMPORT_FILE_BYTES } from '@/lib/contract/imports/import-limits'
import type { ImportFile } from '@/lib/contract/imports/imports'
import { env } from '../../core/env'
import { errors } from '../../core/errors'
import type { Database } from '../database'
import { requireFreeSpace } from '../open/maintenance'
import { importParts, imports } from '../schema/import-schema'
import { writeCount } from '../write-counter'

/** What is imported, and where its archives are unpacked. */
export type ImportFiles = {
  /** A WordPress or Ghost export, Markdown, or a folder or zip archive of one of these. */
  file: string
  /** A folder or zip archive with the pictures of the old site; without it they are fetched from there. */
  uploads: string | null
  scratch: string
}

type Role = ImportFile['role']

/** Bytes of all parts in the database. */
const MAX_PARTS_BYTES = 2 * MAX_IMPORT_FILE_BYTES

const importsFolder = () => path.join(env().DATA_DIR, 'imports')
const folderOf = (importId: string) => path.join(importsFolder(), importId)
const fileOf = (importId: string, role: Role) => path.join(folderOf(importId), role)

/**
 * Whether several instances may share the database: the parts of a file are in there, as each may reach another instance.
 * Otherwise they are in the data folder, where a part of 8 MB costs a tenth of a second instead of two in the embedded database.
 */
const isShared = (database: Database) => writeCount(database) === null

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

const ofImport = (importId: string) => eq(importParts.importId, importId)
const ofFile = (importId: string, role: Role) => and(ofImport(importId), eq(importParts.role, role))
const bytesOfParts = { bytes: sql<string>`coalesce(sum(octet_length(${importParts.bytes})), 0)` }

/** Bytes of a file that were received. */
export async function receivedOf(database: Database, importId: string, role: Role): Promise<number> {
  if (!isShared(database)) return (await stat(fileOf(importId, role)).catch(() => null))?.size ?? 0
  const [received] = await database.select(bytesOfParts).from(importParts).where(ofFile(importId, role))
  return Number(received?.bytes)
}

/** @throws conflict if the database already holds so many parts that some more bytes do not fit. */
export async function requireRoom(database: Database, bytes: number): Promise<void> {
  if (!isShared(database)) return
  const [stored] = await database.select(bytesOfParts).from(importParts)
  if (Number(stored?.bytes) + bytes > MAX_PARTS_BYTES)
    throw errors.wrongStep('The files of all imports must have at most 16 GB: finish or cancel another import first')
}

/** Ends of the latest write to each file: the parts of a file come one after the other. */
const writing = new Map<string, Promise<unknown>>()

type Part = { offset: number; bytes: Uint8Array }

/**
 * Appends a part to a file.
 * @returns the bytes received so far.
 * @throws invalid if the part does not begin there, or the file would be larger than announced; conflict if there is no
 * room; DatabaseError for a full disk.
 */
export function appendPart(database: Database, importId: string, file: ImportFile, part: Part): Promise<number> {
  if (isShared(database)) return append(database, importId, file, part)
  const target = fileOf(importId, file.role)
  const before = writing.get(target) ?? Promise.resolve()
  const added = before.then(() => append(database, importId, file, part))
  const settled = added
    .catch(() => undefined)
    .then(() => void (writing.get(target) === settled && writing.delete(target)))
  writing.set(target, settled)
  return added
}

async function append(database: Database, importId: string, { role, size }: ImportFile, { offset, bytes }: Part) {
  const received = await receivedOf(database, importId, role)
  if (offset !== received) throw wrongOffset(received)
  if (received + bytes.length > size) throw errors.badField('part', 'makes the file larger than announced')
  if (!isShared(database)) await appendToFile(importId, role, { offset, bytes })
  else {
    await requireRoom(database, bytes.length)
    const row = { importId, role, position: offset, bytes }
    const stored = await database
      .insert(importParts)
      .values(row)
      .onConflictDoNothing()
      .returning({ role: importParts.role })
    // Another instance received the same part at the same time.
    if (stored.length === 0) throw wrongOffset(await receivedOf(database, importId, role))
  }
  return received + bytes.length
}

const wrongOffset = (received: number) =>
  errors.badField('offset', `must be ${received}, the number of bytes received so far`)

async function appendToFile(importId: string, role: Role, { offset, bytes }: Part): Promise<void> {
  await mkdir(folderOf(importId), { recursive: true })
  await requireFreeSpace(folderOf(importId))
  const handle = await open(fileOf(importId, role), 'a')
  try {
    await handle.writeFile(bytes)
  } catch (error) {
    await handle.truncate(offset)
    throw error
  } finally {
    await handle.close()
  }
}

/** Copies the files of an import from a shared database to the data folder of the instance that works on it. */
export async function fetchFiles(database: Database, importId: string, files: ImportFile[]): Promise<void> {
  if (!isShared(database) || files.length === 0) return
  await removeLeftFolders(database, importId)
  await mkdir(folderOf(importId), { recursive: true })
  for (const { role } of files) await fetchFile(database, importId, role, fileOf(importId, role))
}

/** Where a file can be read: in the data folder, or at `copy`, to which its parts in a shared database are copied. */
export async function fetchFile(database: Database, importId: string, role: Role, copy: string): Promise<string> {
  if (!isShared(database)) return fileOf(importId, role)
  const { position, bytes } = importParts
  const isOfFile = ofFile(importId, role)
  const positions = await database.select({ position }).from(importParts).where(isOfFile).orderBy(asc(position))
  for (const part of positions) {
    await requireFreeSpace(path.dirname(copy))
    const isPart = and(isOfFile, eq(position, part.position))
    for (const row of await database.select({ bytes }).from(importParts).where(isPart))
      await appendFile(copy, row.bytes)
  }
  return copy
}

/** Removes what an instance that was killed has left here of an import, and of those that nobody works on. */
async function removeLeftFolders(database: Database, importId: string): Promise<void> {
  const isWorkedOn = inArray(imports.state, ['checking', 'running', 'undoing'])
  const rows = await database.select({ id: imports.id }).from(imports).where(isWorkedOn)
  const others = new Set(rows.map(({ id }) => id).filter((id) => id !== importId))
  for (const id of await readdir(importsFolder()).catch(() => [])) if (!others.has(id)) await removeFolder(id)
}

const removeFolder = (importId: string) => rm(folderOf(importId), { recursive: true, force: true })

/** Deletes what `fetchFiles` has copied, and what its archives were unpacked to. */
export async function removeCopies(database: Database, importId: string): Promise<void> {
  if (isShared(database)) await removeFolder(importId)
}

/** Deletes the files of an import, also those that its archives were unpacked to. */
export async function removeFiles(database: Database, importId: string): Promise<void> {
  await removeFolder(importId)
  if (isShared(database)) await database.delete(importParts).where(ofImport(importId))
}
