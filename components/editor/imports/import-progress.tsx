import { buttonStyle } from '@/components/ui/controls/button-style'
import type { SiteImport } from '@/lib/contract/imports/imports'
import { countOf } from '@/lib/format/texts/count-of'
import { PROGRESS } from '../form/fields/field-style'
import { Counts } from '../frame/counts'
import { Section } from '../frame/section'
import { outcomeCounts } from './import-texts'
import { UndoButton } from './undo-button'
import { useImportSteps } from './use-import-steps'

/** The progress of an import that runs or is paused. */
export function ImportProgress({ siteImport }: { siteImport: SiteImport }) {
  const { take, isPending } = useImportSteps(siteImport.id)
  const total = siteImport.plan?.posts ?? 0
  const done = Object.values(siteImport.outcomes).reduce((sum, posts) => sum + posts, 0)
  const isPaused = siteImport.state === 'paused'
  const isByCommand = siteImport.files.length === 0
  return (
    <Section title={isPaused ? 'Paused' : 'Importing'} isStack>
      <progress aria-label="Posts imported" max={Math.max(1, total)} value={done} className={`${PROGRESS} w-full`} />
      <p role="status" className="text-sm text-muted tabular-nums">
        {`${done.toLocaleString('en-US')} of ${countOf(total, 'post')}`}
      </p>
      <Counts counts={outcomeCounts(siteImport.outcomes)} />
      <div className="flex flex-wrap items-center gap-3">
        {(!isPaused || !isByCommand) && (
          <button
            type="button"
            aria-disabled={isPending || undefined}
            onClick={() => take(isPaused ? 'resume' : 'pause')}
            className={buttonStyle(isPaused ? 'primary' : 'quiet')}
          >
            {isPaused ? 'Go on' : 'Pause'}
          </button>
        )}
        {isPaused && <UndoButton onUndo={() => take('undo')} />}
      </div>
      {isByCommand && (
        <p className="text-sm text-muted">
          It comes in by the command. If that is stopped, run it again on the same file to go on.
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
