import { Button } from '@/components/ui/controls/button'
import { Dialog, DialogFoot } from '@/components/ui/dialogs/dialog'
import type { usePostEditor } from '../use-post-editor'

type Props = { editor: Pick<ReturnType<typeof usePostEditor>, 'saver' | 'saveAsNew' | 'restoreAndSave'> }

/** Dialog for work on a post that was deleted in the meantime. */
export function GoneDialog({ editor: { saver, saveAsNew, restoreAndSave } }: Props) {
  const { isGone, isSaving, closeGone } = saver
  return (
    <Dialog
      open={isGone}
      onClose={closeGone}
      title="This post was deleted"
      description="It was deleted after you opened it. Everything that you wrote is still here."
    >
      <DialogFoot
        submit={isSaving ? 'Saving...' : 'Save as a new post'}
        isBusy={isSaving}
        cancel="Continue editing"
        actions={
          restoreAndSave && (
            <Button busy={isSaving} onClick={() => void restoreAndSave()}>
              Restore it and save
            </Button>
          )
        }
        onSubmit={() => void saveAsNew()}
        onCancel={closeGone}
      />
    </Dialog>
  )
}
