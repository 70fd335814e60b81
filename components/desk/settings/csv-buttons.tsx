import { Button } from '@/components/ui/controls/button'
import { useMutation } from '@tanstack/react-query'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { notify } from '@/components/site/frame/notify'
import { exportRedirectsCsv, importRedirectsMutation } from '@/lib/client/redirects'
import { ApiError } from '@/lib/contract/failure'
import { attempt, errorMessageOf } from '../kit/error-message'
import { FileChooser } from '../pictures/file-chooser'
import { saveFile } from '../kit/save-file'

/** Import and export of redirects as CSV; wrong lines of an import are listed. */
export function CsvButtons() {
  const [faults, setFaults] = useState<string[]>([])
  const { mutateAsync: importCsv, isPending } = useMutation(importRedirectsMutation)
  const read = async (file: File | undefined) => {
    if (!file) return
    try {
      const { message } = await importCsv(await file.text())
      setFaults([])
      notify('success', message)
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues.map(({ path, message }) => `${path}: ${message}`) : []
      setFaults([`Nothing was imported. ${errorMessageOf(error)}`, ...issues])
    }
  }
  const download = () =>
    attempt(async () => saveFile(await exportRedirectsCsv(), 'redirects.csv'), 'Failed to export redirects')
  return (
    <>
      <FileChooser
        label="CSV file with redirects"
        accept=".csv,text/csv"
        icon={Upload}
        disabled={isPending}
        onFiles={([file]) => void read(file)}
      >
        Import CSV
      </FileChooser>
      <Button icon={Download} onClick={() => void download()}>
        Export CSV
      </Button>
      {faults.length > 0 && (
        <ul role="alert" className="w-full text-sm wrap-anywhere text-danger">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </>
  )
}
