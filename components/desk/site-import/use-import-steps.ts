import { attempt } from '@/components/desk/kit/error-message'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { saveFile } from '@/components/desk/kit/save-file'
import { importReportCsv, importStepMutation, removeImportMutation } from '@/lib/client/imports'
import type { ImportOptions, ImportStep } from '@/lib/contract/imports/imports'
import { IMPORTS_PATH } from './import-texts'

/** What a person can do with an import; failures are shown as messages. */
export function useImportSteps(id: string) {
  const router = useRouter()
  const { mutateAsync: step, isPending: steps } = useMutation(importStepMutation)
  const { mutateAsync: remove, isPending: removes } = useMutation(removeImportMutation)
  const isPending = steps || removes
  const run = (work: () => Promise<unknown>) => void (isPending || attempt(work))
  return {
    isPending,
    take: (next: ImportStep, options?: Partial<ImportOptions>) =>
      run(() => step({ id, step: next, ...(options && { options }) })),
    forget: () =>
      run(async () => {
        await remove(id)
        router.replace(IMPORTS_PATH)
      }),
    download: () => run(async () => saveFile(await importReportCsv(id), 'import-report.csv')),
  }
}
