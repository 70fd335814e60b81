import type { ReactNode } from 'react'
import { attempt } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { saveCsv } from '@/components/desk/kit/save-csv'
import { api } from '@/lib/client/calls/client'
import { importsQuery } from '@/lib/client/imports'
import type { ImportOptions, ImportStep } from '@/lib/contract/imports/imports'
import { IMPORTS_PATH } from './import-texts'

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
