import { Button } from '@/components/ui/controls/button'
import Link from 'next/link'
import { buttonStyle } from '@/components/ui/styles'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import type { SiteImport } from '@/lib/contract/imports/imports'
import { Counts, Section } from '../kit/frame'
import { outcomeCounts } from './import-texts'
import { useImportSteps } from './use-import-steps'

/** Asks, and then undoes an import. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const [confirm, confirmation] = useConfirm()
  return (
    <>
      <Button
        onClick={() =>
          confirm({
            title: 'Undo the import?',
            message:
              'Its posts, redirects, authors, pictures and products are removed. Posts that you changed since then stay, with what they show.',
            confirmLabel: 'Undo the import',
            onConfirm: onUndo,
          })
        }
      >
        Undo the import
      </Button>
      <ConfirmDialog {...confirmation} />
    </>
  )
}

type Props = { siteImport: SiteImport }

/** An import that came to its end, or was undone: what came in, the report, and the way back. */
export function EndedImport({ siteImport }: Props) {
  const { take, forget, download, isPending } = useImportSteps(siteImport.id)
  const isUndone = siteImport.state === 'undone'
  return (
    <Section title={isUndone ? 'The import is undone' : 'The import is done'} isStack>
      <p className="text-muted">
        {isUndone
          ? 'What came in is removed, apart from posts that were changed since. Removed posts, products and pictures can be restored for a while.'
          : 'Old addresses lead to the new ones. The report lists each post with what could not be kept.'}
      </p>
      {!isUndone && <Counts counts={outcomeCounts(siteImport.outcomes)} />}
      <div className="flex flex-wrap items-center gap-3">
        {!isUndone && (
          <Link href="/admin" prefetch={false} className={buttonStyle('primary')}>
            Show the posts
          </Link>
        )}
        <Button onClick={download}>Download the report</Button>
        {isUndone ? (
          <Button busy={isPending} onClick={forget}>
            Remove from the list
          </Button>
        ) : (
          <UndoButton onUndo={() => take('undo')} />
        )}
      </div>
    </Section>
  )
}

/** An import that cannot go on, with the reason. */
export function FailedImport({ siteImport }: Props) {
  const { take, forget, isPending } = useImportSteps(siteImport.id)
  const hasBegun = Object.keys(siteImport.outcomes).length > 0
  return (
    <Section title={hasBegun ? 'The import stopped' : 'This cannot be imported'} isStack>
      <p role="alert" className="wrap-anywhere text-danger">
        {siteImport.error ?? 'The reason is not known.'}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {siteImport.files.length > 0 && (
          <Button busy={isPending} onClick={() => take(hasBegun ? 'resume' : 'check')}>
            Try again
          </Button>
        )}
        {hasBegun ? (
          <UndoButton onUndo={() => take('undo')} />
        ) : (
          <Button busy={isPending} onClick={forget}>
            Cancel the import
          </Button>
        )}
      </div>
    </Section>
  )
}
