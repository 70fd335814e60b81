import { diffArrays, diffWordsWithSpace } from 'diff'

export type DiffPiece = { kind: 'same' | 'added' | 'removed'; text: string }
/** Unchanged lines, or a run of lines with changes. */
export type Run = { kind: 'same'; lines: string[] } | { kind: 'changed'; pieces: DiffPiece[] }

/** Milliseconds after which a comparison stops without the minimal diff. */
const TIME_LIMIT = 1_500
/** Minimum share of two texts that must be equal to mark single words. */
const MIN_SHARED = 0.3

/** Word diff of two texts; texts with little in common are replaced as a whole. */
export function wordChanges(before: string, after: string): DiffPiece[] {
  const whole = wholeChange(before, after)
  if (before === after) return [{ kind: 'same', text: after }]
  const found = diffWordsWithSpace(before, after, { timeout: TIME_LIMIT })
  if (!found) return whole
  const pieces = found.map((change): DiffPiece => ({
    kind: change.added ? 'added' : change.removed ? 'removed' : 'same',
    text: change.value,
  }))
  const shared = pieces.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0), 0)
  return shared >= MIN_SHARED * Math.max(before.length, after.length) ? pieces : whole
}

function wholeChange(before: string, after: string): DiffPiece[] {
  const pieces: DiffPiece[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  return pieces.filter(({ text }) => text !== '')
}

/** Line diff of two texts, with a word diff of the changed lines. */
export function lineChanges(before: string[], after: string[]): Run[] {
  const found = diffArrays(before, after, { timeout: TIME_LIMIT })
  if (!found) return [{ kind: 'changed', pieces: wholeChange(before.join('\n'), after.join('\n')) }]
  const runs: Run[] = []
  let [removed, added]: [string[], string[]] = [[], []]
  const flush = () => {
    if (removed.length + added.length > 0)
      runs.push({ kind: 'changed', pieces: wordChanges(removed.join('\n'), added.join('\n')) })
    ;[removed, added] = [[], []]
  }
  for (const change of found) {
    if (change.removed) removed.push(...change.value)
    else if (change.added) added.push(...change.value)
    else {
      flush()
      runs.push({ kind: 'same', lines: change.value })
    }
  }
  flush()
  return runs
}
