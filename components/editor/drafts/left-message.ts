import { formatMoment } from '@/lib/format/dates'
import type { LeftDraft } from './use-left-drafts'

/** Says when unsaved work was left, and whether elsewhere. */
export function leftMessage({ keptAt, isRemote }: LeftDraft): string {
  return `There is unsaved work ${isRemote ? 'of another browser ' : ''}from ${formatMoment(keptAt)}.`
}
