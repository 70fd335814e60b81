import { buttonStyle } from '../../ui/styles'
import { Dialog } from '../../ui/dialogs/dialog'

type Props = {
  open: boolean
  isSaving: boolean
  onSaveAsNew: () => void
  /** Null if the API cannot restore posts. */
  onRestore: (() => void) | null
  onCancel: () => void
}

/** Dialog for work on a post that was deleted in the meantime. */
export function GoneDialog({ open, isSaving, onSaveAsNew, onRestore, onCancel }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title="This post was deleted"
      description="It was deleted after you opened it. Everything that you wrote is still here."
    >
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" onClick={onCancel} className={`${buttonStyle('quiet')} max-sm:w-full`}>
          Continue editing
        </button>
        {onRestore && (
          <button
            type="button"
            aria-disabled={isSaving}
            onClick={onRestore}
            className={`${buttonStyle('quiet')} max-sm:w-full`}
          >
            Restore it and save
          </button>
        )}
        <button
          type="button"
          aria-disabled={isSaving}
          onClick={onSaveAsNew}
          className={`${buttonStyle('primary')} max-sm:w-full`}
        >
          {isSaving ? 'Saving...' : 'Save as a new post'}
        </button>
      </div>
    </Dialog>
  )
}
