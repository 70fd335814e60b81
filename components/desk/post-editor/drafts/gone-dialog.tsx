import { Button } from '@/components/ui/controls/button'
import { Dialog, DialogFoot } from '@/components/ui/dialogs/dialog'

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
      <DialogFoot
        submit={isSaving ? 'Saving...' : 'Save as a new post'}
        isBusy={isSaving}
        cancel="Continue editing"
        actions={
          onRestore && (
            <Button busy={isSaving} onClick={onRestore}>
              Restore it and save
            </Button>
          )
        }
        onSubmit={onSaveAsNew}
        onCancel={onCancel}
      />
    </Dialog>
  )
}
