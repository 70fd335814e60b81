import type { ImportFilesToSend } from '@/lib/client/imports'

/** The files of imports that were chosen in this tab: a file cannot be named in an address. */
const chosen = new Map<string, ImportFilesToSend>()

export const rememberFiles = (importId: string, files: ImportFilesToSend): void =>
  void chosen.set(importId, { ...chosen.get(importId), ...files })

export const chosenFiles = (importId: string): ImportFilesToSend => chosen.get(importId) ?? {}
