import { Button } from '@/components/ui/controls/button'
import { Dialog } from '@/components/ui/dialogs/dialog'

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
      onClose={onCancel}
      title="This post was deleted"
      description="It was deleted after you opened it. Everything that you wrote is still here."
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel} className="max-sm:w-full">
          Continue editing
        </Button>
        {onRestore && (
          <Button busy={isSaving} onClick={onRestore} className="max-sm:w-full">
            Restore it and save
          </Button>
        )}
        <Button kind="primary" busy={isSaving} onClick={onSaveAsNew} className="max-sm:w-full">
          {isSaving ? 'Saving...' : 'Save as a new post'}
        </Button>
      </div>
    </Dialog>
  )
}
