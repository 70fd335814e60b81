import { buttonStyle } from '../ui/controls/button-style'
import type { UploadCounts } from './content/uploads/picture-uploads'

type Props = {
  isNew: boolean
  isSaving: boolean
  hasFailed: boolean
  /** Whether the browser rejected storing the unsaved work. */
  cannotStore: boolean
  uploads: UploadCounts
  onPreview: () => void
  onCancel: () => void
}

/** Sticky bar with the save and cancel buttons; saving is disabled while an image uploads. */
export function SaveBar({ isNew, isSaving, hasFailed, cannotStore, uploads, onPreview, onCancel }: Props) {
  const isUploading = uploads.running > 0
  const hint = isUploading
    ? `${uploads.running === 1 ? 'A picture is' : `${uploads.running} pictures are`} being uploaded...`
    : uploads.failed > 0
      ? `${uploads.failed === 1 ? 'A picture was' : `${uploads.failed} pictures were`} not uploaded and will not be saved`
      : ''
  return (
    <div className="sticky bottom-0 z-30 border-t border-line bg-surface">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-end gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <div className="mr-auto min-w-0 text-sm wrap-anywhere">
          {hasFailed && <p className="text-danger">Not saved. Everything is still here: try again.</p>}
          <p role="status" className="text-danger">
            {cannotStore && 'This browser cannot store unsaved work. Save often.'}
          </p>
          <p role="status" id="save-hint" className="text-muted">
            {hint}
          </p>
        </div>
        <button type="button" onClick={onPreview} className={buttonStyle('quiet')}>
          Preview
        </button>
        <button type="button" onClick={onCancel} className={buttonStyle('quiet')}>
          Cancel
        </button>
        <button
          type="submit"
          aria-disabled={isSaving || isUploading}
          aria-describedby="save-hint"
          className={`${buttonStyle('primary')} min-w-32`}
        >
          {isSaving ? 'Saving...' : isNew ? 'Create Post' : 'Update Post'}
        </button>
      </div>
    </div>
  )
}
