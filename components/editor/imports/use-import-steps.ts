import { useMutation } from '@tanstack/react-query'
import { errorMessageOf } from '@/components/admin/error-message'
import { saveFile } from '@/components/admin/list/save-file'
import { notify } from '@/components/site/frame/notify'
import { importReportCsv, importStepMutation, removeImportMutation } from '@/lib/client/imports'
import type { ImportOptions, ImportStep } from '@/lib/contract/imports/imports'

/** What a person can do with an import; failures are shown as messages. */
export function useImportSteps(id: string, onForgotten: () => void = () => {}) {
  const { mutateAsync: step, isPending: steps } = useMutation(importStepMutation())
  const { mutateAsync: remove, isPending: removes } = useMutation(removeImportMutation())
  const isPending = steps || removes
  const attempt = async (work: () => Promise<unknown>) => {
    if (isPending) return
    try {
      await work()
    } catch (error) {
      notify('error', errorMessageOf(error))
    }
  }
  return {
    isPending,
    take: (next: ImportStep, options?: Partial<ImportOptions>) =>
      void attempt(() => step({ id, step: next, ...(options && { options }) })),
    forget: () =>
      void attempt(async () => {
        await remove(id)
        onForgotten()
      }),
    download: () => void attempt(async () => saveFile(await importReportCsv(id), 'import-report.csv')),
  }
}
