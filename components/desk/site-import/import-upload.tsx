import { ErrorText, Progress, errorMessageOf } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatBytes } from '@/lib/format/texts/counts'
import { useUnsavedWork } from '@/components/desk/kit/use-leave-guard'
import { importQuery, sendFiles } from '@/lib/client/imports'
import type { ImportFile, SiteImport } from '@/lib/contract/imports/imports'
import { FileButton } from '../pictures/file-chooser'
import { Section } from '../kit/frame'
import { CANCEL, chosenFiles, ImportSteps, rememberFiles, useImportSteps } from './import-steps'

type Props = { siteImport: SiteImport }

const isComplete = ({ received, size }: { received: number; size: number }) => received >= size

/** The upload of an import's files: it goes on where it broke off, once the same files are chosen again. */
export function ImportUpload({ siteImport }: Props) {
  const client = useQueryClient()
  const { take } = useImportSteps(siteImport.id)
  const [files, setFiles] = useState(() => chosenFiles(siteImport.id))
  const [received, setReceived] = useState(() => siteImport.files.reduce((sum, file) => sum + file.received, 0))
  const [wrongFile, setWrongFile] = useState('')
  const [attempts, setAttempts] = useState(0)
  const missing = siteImport.files.filter((file) => !isComplete(file) && !files[file.role])
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
    ({ role, name, size: expectedSize }: ImportFile) =>
    (file: File) => {
      if (file.size !== expectedSize) return setWrongFile(`${file.name} is not the file ${name} that was begun with`)
      rememberFiles(siteImport.id, { [role]: file })
      setWrongFile('')
      setFiles(chosenFiles(siteImport.id))
    }
  return (
    <Section title={isReady ? 'Uploading' : 'The upload was interrupted'} isStack>
      <Progress label="Upload" max={size} value={received} />
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
      {!isReady && <p className="text-sm text-muted">It resumes where it stopped.</p>}
      <ErrorText text={errorMessage} />
      <ImportSteps id={siteImport.id} steps={[CANCEL]}>
        {isReady && errorMessage && (
          <Button kind="primary" onClick={() => setAttempts(attempts + 1)}>
            Resume
          </Button>
        )}
      </ImportSteps>
    </Section>
  )
}
