import type { ReactNode } from 'react'
import { buttonStyle } from '../../ui/controls/button-style'
import type { UploadCounts } from '../content/uploads/picture-uploads'

type Props = {
  /** Label of the button that saves. */
  action: string
  isSaving: boolean
  /** Why it cannot be saved yet, or what will not be; empty if there is nothing to say. */
  hint: string
  /** Whether something has to end before it can be saved. */
  isWaiting: boolean
  hasFailed?: boolean
  /** Further problems, as text. */
  problem?: string
  onCancel: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** Sticky bar of an editor with the buttons to save and to cancel. */
export function SaveBar({
  action,
  isSaving,
  hint,
  isWaiting,
  hasFailed = false,
  problem = '',
  onCancel,
  children,
}: Props) {
  return (
    <div className="sticky bottom-0 z-30 border-t border-line bg-surface">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-end gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <div className="mr-auto min-w-0 text-sm wrap-anywhere">
          {hasFailed && <p className="text-danger">Not saved. Everything is still here: try again.</p>}
          <p role="status" className="text-danger">
            {problem}
          </p>
          <p role="status" id="save-hint" className="text-muted">
            {hint}
          </p>
        </div>
        {children}
        <button type="button" onClick={onCancel} className={buttonStyle('quiet')}>
          Cancel
        </button>
        <button
          type="submit"
          aria-disabled={isSaving || isWaiting}
          aria-describedby="save-hint"
          className={`${buttonStyle('primary')} min-w-32`}
        >
          {isSaving ? 'Saving...' : action}
        </button>
      </div>
    </div>
  )
}

/** What the bar says of pictures that are being uploaded, or were not; empty for none. */
export function uploadsHint({ running, failed }: UploadCounts): string {
  if (running > 0) return `${running === 1 ? 'A picture is' : `${running} pictures are`} being uploaded...`
  if (failed === 0) return ''
  return `${failed === 1 ? 'A picture was' : `${failed} pictures were`} not uploaded and will not be saved`
}
