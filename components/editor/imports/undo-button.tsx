import { useState } from 'react'
import { buttonStyle } from '@/components/ui/styles'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'

/** Asks, and then undoes an import. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)} className={buttonStyle('quiet')}>
        Undo the import
      </button>
      <ConfirmDialog
        open={isOpen}
        title="Undo the import?"
        message="Its posts, redirects, authors, pictures and products are removed. Posts that you changed since then stay, with what they show."
        confirmLabel="Undo the import"
        onConfirm={() => {
          setIsOpen(false)
          onUndo()
        }}
        onCancel={() => setIsOpen(false)}
      />
    </>
  )
}
