'use client'

import { Button } from '@/components/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { PanelError } from '@/components/desk/kit/panel-error'
import { Spinner } from '@/components/ui/notes/spinner'
import { importQuery } from '@/lib/client/imports'
import type { SiteImport } from '@/lib/contract/imports/imports'
import { ScreenHead } from '../kit/screen-head'
import { ImportPlanView } from './import-plan-view'
import { countOf } from '@/lib/format/texts/counts'
import { Progress } from '../kit/progress'
import { Counts, Section } from '../kit/frame'
import { IMPORTS_PATH, outcomeCounts } from './import-texts'
import { UndoButton, EndedImport, FailedImport } from './ended-import'
import { ImportUpload } from './import-upload'
import { useImportSteps } from './use-import-steps'

/** The screen of one import: its upload, what the check found, its progress, and how it ended. */
export function ImportScreen({ id }: { id: string }) {
  const router = useRouter()
  const { data, error, refetch } = useQuery(importQuery(id))
  return (
    <div className="flex grow flex-col">
      <ScreenHead
        title={data?.name ?? 'Import'}
        parent={{ title: 'Import a Site', href: IMPORTS_PATH }}
        id={null}
        onBack={() => router.push(IMPORTS_PATH)}
      />
      <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 lg:py-10">
        {data ? (
          <ImportState key={data.state} siteImport={data} />
        ) : error ? (
          <PanelError title="The import could not be loaded" error={error} onRetry={() => void refetch()} />
        ) : (
          <Spinner text="Loading import..." className="py-14" />
        )}
      </div>
    </div>
  )
}

function ImportState({ siteImport }: { siteImport: SiteImport }) {
  const part = useRef<HTMLDivElement>(null)
  // The button that led here is gone, and a step may end while nobody presses anything.
  useEffect(() => part.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={part} tabIndex={-1} className="grid min-w-0 gap-5 outline-none">
      <StateView siteImport={siteImport} />
    </div>
  )
}

function StateView({ siteImport }: { siteImport: SiteImport }) {
  switch (siteImport.state) {
    case 'uploading':
      return <ImportUpload siteImport={siteImport} />
    case 'checking':
      return <Checking siteImport={siteImport} />
    case 'checked':
      return <ImportPlanView siteImport={siteImport} />
    case 'running':
    case 'paused':
      return <ImportProgress siteImport={siteImport} />
    case 'failed':
      return <FailedImport siteImport={siteImport} />
    case 'undoing':
      return <Spinner text="Removing what came in..." className="py-14" />
    case 'done':
    case 'undone':
      return <EndedImport siteImport={siteImport} />
  }
}

function Checking({ siteImport }: { siteImport: SiteImport }) {
  const { id, progress } = siteImport
  const { forget, isPending } = useImportSteps(id)
  return (
    <div className="grid justify-items-center gap-4 py-14">
      <Spinner text="Checking the files..." />
      <p className="text-sm text-muted tabular-nums">{`${progress ? `${progress}. ` : ''}Nothing changes yet.`}</p>
      <Button busy={isPending} onClick={forget}>
        Cancel the import
      </Button>
    </div>
  )
}

/** The progress of an import that runs or is paused. */
function ImportProgress({ siteImport }: { siteImport: SiteImport }) {
  const { take, isPending } = useImportSteps(siteImport.id)
  const total = siteImport.plan?.posts ?? 0
  const done = Object.values(siteImport.outcomes).reduce((sum, posts) => sum + posts, 0)
  const isPaused = siteImport.state === 'paused'
  const isByCommand = siteImport.files.length === 0
  return (
    <Section title={isPaused ? 'Paused' : 'Importing'} isStack>
      <Progress label="Posts imported" max={Math.max(1, total)} value={done} />
      <p role="status" className="text-sm text-muted tabular-nums">
        {`${done.toLocaleString('en-US')} of ${countOf(total, 'post')}`}
      </p>
      <Counts counts={outcomeCounts(siteImport.outcomes)} />
      <div className="flex flex-wrap items-center gap-3">
        {(!isPaused || !isByCommand) && (
          <Button
            kind={isPaused ? 'primary' : 'quiet'}
            busy={isPending}
            onClick={() => take(isPaused ? 'resume' : 'pause')}
          >
            {isPaused ? 'Resume' : 'Pause'}
          </Button>
        )}
        {isPaused && <UndoButton onUndo={() => take('undo')} />}
      </div>
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
