import { queryOptions } from '@tanstack/react-query'
import { IMPORT_PART_BYTES } from '../contract/imports/import-limits'
import type { ImportFile, SiteImport } from '../contract/imports/imports'
import { api } from './calls/client'
import { adminQuery } from './calls/query-client'

/** Milliseconds between two requests for an import that is being worked on. */
const POLL_INTERVAL = 1_000

const WORKED_ON: readonly SiteImport['state'][] = ['checking', 'running', 'undoing']

/** Times that a part is sent before the upload stops. */
const ATTEMPTS = 4

export type ImportFilesToSend = Partial<Record<ImportFile['role'], File>>

/** The imports, the latest first. */
export const importsQuery = adminQuery(
  ['imports'],
  async (init) => (await api.imports.list(undefined, init)).data.imports,
)

/** An import, polled while it is worked on. */
export const importQuery = (id: string) =>
  queryOptions({
    ...adminQuery(['import', id], async (init) => (await api.imports.get({ id }, init)).data.import),
    refetchInterval: ({ state }) => (state.data && WORKED_ON.includes(state.data.state) ? POLL_INTERVAL : false),
  })

type Part = { id: string; of: ImportFile['role']; offset: number; part: File }

/** Sends a part; a connection that breaks is tried again. @returns the bytes received. */
async function sendPart({ offset, ...rest }: Part, signal: AbortSignal): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await api.imports.sendPart({ ...rest, offset: String(offset) }, { signal })).received
    } catch (error) {
      if (attempt >= ATTEMPTS || signal.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 1_000))
      // The part may have arrived although its answer did not.
      const { files } = (await api.imports.get({ id: rest.id }, { signal })).data.import
      const received = files.find(({ role }) => role === rest.of)?.received ?? offset
      if (received > offset) return received
    }
  }
}

/**
 * Sends what the site has not received yet of the files of an import.
 * @param onProgress is called with the bytes received of all files.
 * @throws ApiError if a part is refused, or cannot be sent several times.
 */
export async function sendFiles(
  { id, files }: SiteImport,
  toSend: ImportFilesToSend,
  { onProgress, signal }: { onProgress: (received: number) => void; signal: AbortSignal },
): Promise<void> {
  const received = new Map(files.map((file) => [file.role, file.received]))
  for (const { role, size } of files) {
    const file = toSend[role]
    for (let offset = received.get(role) ?? 0; file && offset < size; offset = received.get(role) ?? size) {
      const part = new File([file.slice(offset, offset + IMPORT_PART_BYTES)], 'part')
      received.set(role, await sendPart({ id, of: role, offset, part }, signal))
      onProgress([...received.values()].reduce((sum, bytes) => sum + bytes, 0))
    }
  }
}

/** The background jobs that failed, the latest first. */
export const failedJobsQuery = adminQuery(
  ['failed-jobs'],
  async (init) => (await api.jobs.listFailed(undefined, init)).data.jobs,
)
