'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type ComponentType, useEffect, useRef } from 'react'
import { Loaded, Progress } from '@/components/desk/kit/feedback'
import { Spinner } from '@/components/ui/notes/spinner'
import { importQuery } from '@/lib/client/imports'
import type { SiteImport } from '@/lib/contract/imports/imports'
import { ScreenHead } from '../kit/screen-head'
import { ImportPlanView } from './import-plan-view'
import { countOf } from '@/lib/format/texts/counts'
import { Counts, Section } from '../kit/frame'
import { ImportUpload } from './import-upload'
import { CANCEL, IMPORTS_PATH, ImportSteps, outcomeCounts, UNDO } from './import-steps'
import Link from 'next/link'
import { buttonStyle } from '@/components/ui/styles'

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
      <p role="status" className="text-sm text-muted tabular-nums">
        {`${done.toLocaleString('en-US')} of ${countOf(total, 'post')}`}
      </p>
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
