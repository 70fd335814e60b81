'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { PanelError } from '@/components/admin/panel-error'
import { buttonStyle } from '@/components/ui/controls/button-style'
import { Spinner } from '@/components/ui/notes/spinner'
import { importQuery } from '@/lib/client/site/imports'
import type { SiteImport } from '@/lib/contract/imports/imports'
import { ScreenHead } from '../frame/screen-head'
import { ImportPlanView } from './import-plan-view'
import { ImportProgress } from './import-progress'
import { ImportUpload } from './import-upload'
import { EndedImport, FailedImport } from './ended-import'
import { useImportSteps } from './use-import-steps'

const LIST = '/admin/import'

/** The screen of one import: its upload, what the check found, its progress, and how it ended. */
export function ImportScreen({ id }: { id: string }) {
  const router = useRouter()
  const { data, error, refetch } = useQuery(importQuery(id))
  const onForgotten = () => router.replace(LIST)
  return (
    <div className="flex grow flex-col">
      <ScreenHead
        title={data?.name ?? 'Import'}
        parent={{ title: 'Bring a Site In', href: LIST }}
        id={null}
        onBack={() => router.push(LIST)}
      />
      <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 lg:py-10">
        {data ? (
          <ImportState key={data.state} siteImport={data} onForgotten={onForgotten} />
        ) : error ? (
          <PanelError title="The import could not be read" error={error} onRetry={() => void refetch()} />
        ) : (
          <Spinner text="Loading import..." className="py-14" />
        )}
      </div>
    </div>
  )
}

function ImportState({ siteImport, onForgotten }: { siteImport: SiteImport; onForgotten: () => void }) {
  const part = useRef<HTMLDivElement>(null)
  // The button that led here is gone, and a step may end while nobody presses anything.
  useEffect(() => part.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={part} tabIndex={-1} className="grid min-w-0 gap-5 outline-none">
      <StateView siteImport={siteImport} onForgotten={onForgotten} />
    </div>
  )
}

function StateView({ siteImport, onForgotten }: { siteImport: SiteImport; onForgotten: () => void }) {
  switch (siteImport.state) {
    case 'uploading':
      return <ImportUpload siteImport={siteImport} onForgotten={onForgotten} />
    case 'checking':
      return <Checking id={siteImport.id} onForgotten={onForgotten} />
    case 'checked':
      return <ImportPlanView siteImport={siteImport} onForgotten={onForgotten} />
    case 'running':
    case 'paused':
      return <ImportProgress siteImport={siteImport} />
    case 'failed':
      return <FailedImport siteImport={siteImport} onForgotten={onForgotten} />
    case 'undoing':
      return <Spinner text="Removing what came in..." className="py-14" />
    case 'done':
    case 'undone':
      return <EndedImport siteImport={siteImport} onForgotten={onForgotten} />
  }
}

function Checking({ id, onForgotten }: { id: string; onForgotten: () => void }) {
  const { forget, isPending } = useImportSteps(id, onForgotten)
  return (
    <div className="grid justify-items-center gap-4 py-14">
      <Spinner text="Checking the files..." />
      <p className="text-sm text-muted">Nothing changes yet.</p>
      <button type="button" aria-disabled={isPending || undefined} onClick={forget} className={buttonStyle('quiet')}>
        Cancel the import
      </button>
    </div>
  )
}
