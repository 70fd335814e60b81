import type { ImportFilesToSend } from '@/lib/client/imports'
import type { ImportOutcome, ImportState } from '@/lib/contract/imports/imports'

/** Path of the list of imports. */
export const IMPORTS_PATH = '/admin/import'

/** The files of imports that were chosen in this tab: a file cannot be named in an address. */
const chosen = new Map<string, ImportFilesToSend>()

export const rememberFiles = (importId: string, files: ImportFilesToSend): void =>
  void chosen.set(importId, { ...chosen.get(importId), ...files })

export const chosenFiles = (importId: string): ImportFilesToSend => chosen.get(importId) ?? {}

export const STATE_LABELS: Record<ImportState, string> = {
  uploading: 'Not uploaded yet',
  checking: 'Being checked',
  checked: 'Ready to start',
  running: 'Running',
  paused: 'Paused',
  done: 'Done',
  failed: 'Failed',
  undoing: 'Being undone',
  undone: 'Undone',
}

/** What a dry run says of posts, and what the report says. */
const OUTCOME_LABELS: Record<ImportOutcome, string> = {
  new: 'New',
  updated: 'Updated',
  unchanged: 'Here already',
  'changed here': 'Changed here, left as they are',
  'deleted here': 'Deleted here, not brought back',
  failed: 'Failed',
}

/** The number of posts of each outcome that there is, with its label. */
export const outcomeCounts = (outcomes: Readonly<Record<string, number>>) =>
  Object.entries(OUTCOME_LABELS)
    .map(([outcome, label]) => ({ label, count: outcomes[outcome] ?? 0 }))
    .filter(({ count }) => count > 0)

export const KIND_LABELS: Record<string, string> = {
  wordpress: 'WordPress export',
  ghost: 'Ghost export',
  markdown: 'Markdown',
  plumbline: 'Plumbline export',
}
