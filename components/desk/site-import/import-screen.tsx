'use client'

import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type ComponentType, useEffect, useRef, useEffectEvent, useState } from 'react'
import { Loaded, Progress, ErrorText, errorMessageOf, Status } from '@/components/desk/kit/feedback'
import { Spinner } from '@/components/ui/notes/spinner'
import { importQuery, sendFiles } from '@/lib/client/imports'
import type { SiteImport, ImportFile } from '@/lib/contract/imports/imports'
import { ScreenHead } from '../kit/screen-head'
import { ImportPlanView } from './import-plan-view'
import { countOf, formatBytes } from '@/lib/format/texts/counts'
import { Counts, Section } from '../kit/frame'
import {
  CANCEL,
  IMPORTS_PATH,
  ImportSteps,
  outcomeCounts,
  UNDO,
  chosenFiles,
  rememberFiles,
  useImportSteps,
} from './import-steps'
import Link from 'next/link'
import { buttonStyle } from '@/components/ui/styles'
import { Button } from '@/components/ui/controls/button'
import { useUnsavedWork } from '@/components/desk/kit/use-leave-guard'
import { FileButton } from '../pictures/file-chooser'

/** The screen of one import: its upload, what the check found, its progress, and how it ended. */
export function ImportScreen({ id }: { id: string }) {
  const router = useRouter()
  const query = useQuery(importQuery(id))
  const { data } = query
  return (
    <div className="flex grow flex-col">
      <ScreenHead
        title={data?.name ?? 'Import'}
        parent={{ title: 'Import a Site', href: IMPORTS_PATH }}
        id={null}
        onBack={() => router.push(IMPORTS_PATH)}
      />
      <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 lg:py-10">
        <Loaded query={data ? { ...query, error: null } : query} what="import">
          {(siteImport) => <ImportState key={siteImport.state} siteImport={siteImport} />}
        </Loaded>
      </div>
    </div>
  )
}

type Props = { siteImport: SiteImport }

function ImportState({ siteImport }: Props) {
  const part = useRef<HTMLDivElement>(null)
  // The button that led here is gone, and a step may end while nobody presses anything.
  useEffect(() => part.current?.focus({ preventScroll: true }), [])
  const View = VIEWS[siteImport.state]
  return (
    <div ref={part} tabIndex={-1} className="grid min-w-0 gap-5 outline-none">
      <View siteImport={siteImport} />
    </div>
  )
}

function Checking({ siteImport: { id, progress } }: Props) {
  return (
    <div className="grid justify-items-center gap-4 py-14">
      <Spinner text="Checking the files..." />
      <p className="text-sm text-muted tabular-nums">{`${progress ? `${progress}. ` : ''}Nothing changes yet.`}</p>
      <ImportSteps id={id} steps={[CANCEL]} />
    </div>
  )
}

function ImportProgress({ siteImport }: Props) {
  const total = siteImport.plan?.posts ?? 0
  const done = Object.values(siteImport.outcomes).reduce((sum, posts) => sum + posts, 0)
  const isPaused = siteImport.state === 'paused'
  const isByCommand = siteImport.files.length === 0
  return (
    <Section title={isPaused ? 'Paused' : 'Importing'} isStack>
      <Progress label="Posts imported" max={Math.max(1, total)} value={done} />
      <Status className="tabular-nums">{`${done.toLocaleString('en-US')} of ${countOf(total, 'post')}`}</Status>
      <Counts counts={outcomeCounts(siteImport.outcomes)} />
      <ImportSteps
        id={siteImport.id}
        steps={isPaused ? [!isByCommand && ['Resume', 'resume', 'primary'], UNDO] : [['Pause', 'pause']]}
      />
      {isByCommand && (
        <p className="text-sm text-muted">
          This import runs from the command line. If the command stops, run it again with the same file to resume.
        </p>
      )}
      {!isPaused && !isByCommand && (
        <p className="text-sm text-muted">
          You can leave this page. After a restart of the site the import goes on by itself within a minute.
        </p>
      )}
    </Section>
  )
}

/** An import that came to its end, or was undone: what came in, the report, and the way back. */
function EndedImport({ siteImport }: Props) {
  const isUndone = siteImport.state === 'undone'
  return (
    <Section title={isUndone ? 'The import is undone' : 'The import is done'} isStack>
      <p className="text-muted">
        {isUndone
          ? 'What came in is removed, apart from posts that were changed since. Removed posts, products and pictures can be restored for a while.'
          : 'Old addresses lead to the new ones. The report lists each post with what could not be kept.'}
      </p>
      {!isUndone && <Counts counts={outcomeCounts(siteImport.outcomes)} />}
      <ImportSteps
        id={siteImport.id}
        steps={[['Download the report', 'download'], isUndone ? ['Remove from the list', 'forget'] : UNDO]}
      >
        {!isUndone && (
          <Link href="/admin" prefetch={false} className={buttonStyle('primary')}>
            Show the posts
          </Link>
        )}
      </ImportSteps>
    </Section>
  )
}

function FailedImport({ siteImport: { id, outcomes, error, files } }: Props) {
  const hasBegun = Object.keys(outcomes).length > 0
  return (
    <Section title={hasBegun ? 'The import stopped' : 'This cannot be imported'} isStack>
      <p role="alert" className="wrap-anywhere text-danger">
        {error ?? 'The reason is not known.'}
      </p>
      <ImportSteps
        id={id}
        steps={[files.length > 0 && ['Try again', hasBegun ? 'resume' : 'check'], hasBegun ? UNDO : CANCEL]}
      />
    </Section>
  )
}

const isComplete = ({ received, size }: { received: number; size: number }) => received >= size

/** The upload of an import's files: it goes on where it broke off, once the same files are chosen again. */
function ImportUpload({ siteImport }: Props) {
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

const VIEWS: Record<SiteImport['state'], ComponentType<Props>> = {
  uploading: ImportUpload,
  checking: Checking,
  checked: ImportPlanView,
  running: ImportProgress,
  paused: ImportProgress,
  failed: FailedImport,
  undoing: () => <Spinner text="Removing what came in..." className="py-14" />,
  done: EndedImport,
  undone: EndedImport,
}
