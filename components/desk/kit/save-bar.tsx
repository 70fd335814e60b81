import { Button } from '@/components/ui/controls/button'
import { type ComponentProps, type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { isSaveKey } from '@/components/ui/dialogs/is-save-key'
import type { useLeaveGuard } from './use-leave-guard'
import { ScreenHead } from './screen-head'

/** Uploads of pictures that run, or have failed. */
export type UploadCounts = { running: number; failed: number }

type EditorFormProps = Pick<ComponentProps<typeof ScreenHead>, 'id' | 'title' | 'isChanged' | 'state' | 'onBack'> & {
  /** A save that was refused: the first field with an error gets the focus. */
  refusal?: object | null
  guard: ReturnType<typeof useLeaveGuard>
  onSave: () => void
  bar: ReactNode
  /** The body of the screen, and its dialogs. */
  children: ReactNode
}

/**
 * The form of an editor with its head: Ctrl+S submits it, also when nothing or only the page around it has the focus;
 * leaving it with unsaved work asks.
 */
export function EditorForm({ refusal, guard, onSave, bar, children, ...head }: EditorFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const onPageKey = (event: globalThis.KeyboardEvent) => {
      const isAround = event.target instanceof Node && event.target.contains(form.current)
      if (!isAround || !isSaveKey(event) || event.defaultPrevented) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onPageKey)
    return () => document.removeEventListener('keydown', onPageKey)
  }, [])
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // A popup over the form may dispatch the key more than once.
    if (!isSaveKey(event) || event.defaultPrevented) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} className="flex grow flex-col max-lg:pb-20">
      <ScreenHead {...head}>{bar}</ScreenHead>
      {children}
      <ConfirmDialog
        open={guard.isAsking}
        title="Leave this page?"
        message={ADMIN_TEXTS.confirmLeave}
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={() => guard.answer('leave')}
        onCancel={() => guard.answer('stay')}
      />
    </form>
  )
}

type Props = {
  /** Label of the button that saves. */
  action: string
  isSaving: boolean
  /** They end before it can be saved. */
  uploads: UploadCounts
  hasFailed?: boolean
  problem?: string
  onCancel: () => void
  children?: ReactNode
}

const NOTE =
  'text-sm wrap-anywhere lg:absolute lg:top-full lg:right-6 lg:mt-2 lg:rounded-lg lg:border lg:border-line ' +
  'lg:bg-surface lg:px-3 lg:py-2 lg:shadow-lift lg:not-has-[:not(:empty)]:hidden max-lg:w-full'

const BAR =
  'flex shrink-0 flex-wrap items-center justify-end gap-x-3 gap-y-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 ' +
  'max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-3 ' +
  'max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:gap-x-1.5 max-sm:[&>button]:grow max-sm:[&>button]:px-2'

/** The buttons to save and to cancel, at the end of an editor's bar; on narrow screens at the bottom. */
export function SaveBar(props: Props) {
  const { action, isSaving, uploads, hasFailed = false, problem = '', onCancel, children } = props
  return (
    <div role="group" aria-label="Save" className={BAR}>
      <div className={NOTE}>
        <p role="status" className="text-danger">
          {hasFailed && 'Not saved. Everything is still here: try again.'}
        </p>
        <p role="status" className="text-danger">
          {problem}
        </p>
        <p role="status" id="save-hint" className="text-muted">
          {uploadsHint(uploads)}
        </p>
      </div>
      <Button onClick={onCancel}>Cancel</Button>
      {children}
      <Button
        type="submit"
        kind="primary"
        aria-describedby="save-hint"
        busy={isSaving || uploads.running > 0}
        className="sm:min-w-32"
      >
        {isSaving ? 'Saving...' : action}
      </Button>
    </div>
  )
}

/** What the bar says of pictures that are being uploaded, or were not; empty for none. */
function uploadsHint({ running, failed }: UploadCounts): string {
  if (running > 0) return `${running === 1 ? 'A picture is' : `${running} pictures are`} being uploaded...`
  if (failed === 0) return ''
  return `${failed === 1 ? 'A picture was' : `${failed} pictures were`} not uploaded and will not be saved`
}
