import type { ReactNode } from 'react'
import { attempt, saveCsv } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { api } from '@/lib/client/calls/client'
import { type ImportFilesToSend, importsQuery } from '@/lib/client/imports'
import type { ImportOptions, ImportOutcome, ImportState, ImportStep } from '@/lib/contract/imports/imports'

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

/** The number of posts of each outcome that there is, by its label. */
export const outcomeCounts = (outcomes: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(OUTCOME_LABELS)
      .map(([outcome, label]) => [label, outcomes[outcome] ?? 0] as const)
      .filter(([, count]) => count > 0),
  )

export const KIND_LABELS: Record<string, string> = {
  wordpress: 'WordPress export',
  ghost: 'Ghost export',
  markdown: 'Markdown',
  plumbline: 'Plumbline export',
}

/** What a person can do with an import; failures are shown as messages. */
export function useImportSteps(id: string) {
  const router = useRouter()
  const { mutateAsync: step, isPending: steps } = useMutation({
    mutationFn: (input: { step: ImportStep; options?: Partial<ImportOptions> }) => api.imports.step({ id, ...input }),
  })
  const { mutateAsync: remove, isPending: removes } = useMutation({
    mutationFn: () => api.imports.remove({ id }),
    // The screen is left, and must not ask for its import again.
    onSettled: (_data, _error, _input, _shown, { client }) => client.invalidateQueries(importsQuery),
  })
  const isPending = steps || removes
  const run = (work: () => Promise<unknown>) => void (isPending || attempt(work))
  return {
    isPending,
    take: (next: ImportStep, options?: Partial<ImportOptions>) =>
      run(() => step({ step: next, ...(options && { options }) })),
    forget: () =>
      run(async () => {
        await remove()
        router.replace(IMPORTS_PATH)
      }),
    download: () => void (isPending || saveCsv(api.imports.report({ id }), 'import-report.csv')),
  }
}

type Act = Exclude<ImportStep, 'start'> | 'forget' | 'download'

type StepButton = readonly [label: string, act: Act, kind?: 'primary']

export const CANCEL: StepButton = ['Cancel the import', 'forget']
/** It asks first. */
export const UNDO: StepButton = ['Undo the import', 'undo']

type Props = {
  id: string
  steps: readonly (StepButton | false)[]
  /** Before the steps. */
  children?: ReactNode
}

/** The buttons of what can be done with an import now. */
export function ImportSteps({ id, steps, children }: Props) {
  const { take, forget, download, isPending } = useImportSteps(id)
  const [confirm, confirmation] = useConfirm()
  const askToUndo = () =>
    confirm({
      title: 'Undo the import?',
      message:
        'Its posts, redirects, authors, pictures and products are removed. Posts that you changed since then stay, with what they show.',
      confirmLabel: 'Undo the import',
      onConfirm: () => take('undo'),
    })
  const run = (act: Act) => {
    if (act === 'forget') forget()
    else if (act === 'download') download()
    else if (act === 'undo') askToUndo()
    else take(act)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="contents">{children}</div>
      {steps.map(
        (step) =>
          step && (
            <Button key={step[0]} kind={step[2]} busy={isPending} onClick={() => run(step[1])}>
              {step[0]}
            </Button>
          ),
      )}
      <ConfirmDialog {...confirmation} />
    </div>
  )
}
