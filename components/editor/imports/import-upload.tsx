import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorMessageOf } from '@/components/admin/error-message'
import { buttonStyle } from '@/components/ui/styles'
import { useUnsavedWork } from '@/components/admin/unsaved-work'
import { importQuery, sendFiles } from '@/lib/client/imports'
import type { ImportFile, SiteImport } from '@/lib/contract/imports/imports'
import { formatBytes } from '@/lib/format/texts/counts'
import { PROGRESS } from '../form/fields/field-style'
import { Section } from '../frame/section'
import { chosenFiles, rememberFiles } from './chosen-files'
import { FileButton } from './file-button'
import { useImportSteps } from './use-import-steps'

type Props = { siteImport: SiteImport; onForgotten: () => void }

const isWhole = ({ received, size }: { received: number; size: number }) => received >= size

/** The upload of an import's files: it goes on where it broke off, once the same files are chosen again. */
export function ImportUpload({ siteImport, onForgotten }: Props) {
  const client = useQueryClient()
  const { take, forget, isPending } = useImportSteps(siteImport.id, onForgotten)
  const [files, setFiles] = useState(() => chosenFiles(siteImport.id))
  const [received, setReceived] = useState(() => siteImport.files.reduce((sum, file) => sum + file.received, 0))
  const [wrongFile, setWrongFile] = useState('')
  const [attempts, setAttempts] = useState(0)
  const missing = siteImport.files.filter((file) => !isWhole(file) && !files[file.role])
  const isReady = missing.length === 0
  const size = siteImport.files.reduce((sum, file) => sum + file.size, 0)
  const upload = useMutation({
    mutationFn: async (signal: AbortSignal) => {
      const fresh = await client.fetchQuery({ ...importQuery(siteImport.id), staleTime: 0 })
      await sendFiles(fresh, files, { onProgress: setReceived, signal })
    },
    onSuccess: (_result, signal) => {
      if (!signal.aborted) take('check')
    },
  })
  const start = useEffectEvent(upload.mutate)
  useEffect(() => {
    if (!isReady) return
    const stop = new AbortController()
    start(stop.signal)
    return () => stop.abort()
  }, [isReady, attempts])
  const errorMessage = upload.isError ? errorMessageOf(upload.error) : wrongFile
  useUnsavedWork(isReady && !errorMessage)
  const choose =
    ({ role, name, size: wanted }: ImportFile) =>
    (file: File) => {
      if (file.size !== wanted) return setWrongFile(`${file.name} is not the file ${name} that was begun with`)
      rememberFiles(siteImport.id, { [role]: file })
      setWrongFile('')
      setFiles(chosenFiles(siteImport.id))
    }
  return (
    <Section title={isReady ? 'Uploading' : 'The upload broke off'} isStack>
      <progress aria-label="Upload" max={size} value={received} className={`${PROGRESS} w-full`} />
      <p className="text-sm text-muted tabular-nums">{`${formatBytes(received)} of ${formatBytes(size)}`}</p>
      {missing.map((file) => (
        <FileButton
          key={file.role}
          label={`Choose ${file.name} again`}
          name={file.role === 'export' ? 'Export file' : 'Archive of pictures'}
          accept=".xml,.json,.zip"
          file={null}
          isPrimary
          onChoose={choose(file)}
        />
      ))}
      {!isReady && <p className="text-sm text-muted">It goes on where it broke off.</p>}
      {errorMessage && (
        <p role="alert" className="text-sm wrap-anywhere text-danger">
          {errorMessage}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isReady && errorMessage && (
          <button type="button" className={buttonStyle('primary')} onClick={() => setAttempts(attempts + 1)}>
            Go on
          </button>
        )}
        <button type="button" aria-disabled={isPending || undefined} onClick={forget} className={buttonStyle('quiet')}>
          Cancel the import
        </button>
      </div>
    </Section>
  )
}
