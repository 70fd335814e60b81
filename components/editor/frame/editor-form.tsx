import { type ComponentProps, type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { isSaveKey } from '../is-save-key'
import type { useLeaveGuard } from '../use-leave-guard'
import { ScreenHead } from './screen-head'

type Props = Pick<ComponentProps<typeof ScreenHead>, 'id' | 'title' | 'isChanged' | 'state' | 'onBack'> & {
  guard: ReturnType<typeof useLeaveGuard>
  onSave: () => void
  /** The buttons of its bar. */
  bar: ReactNode
  /** The body of the screen, and its dialogs. */
  children: ReactNode
}

/**
 * The form of an editor with its head: Ctrl+S submits it, also when nothing or only the page around it has the focus;
 * leaving it with unsaved work asks.
 */
export function EditorForm({ guard, onSave, bar, children, ...head }: Props) {
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
        open={guard.question !== null}
        title="Leave this page?"
        message={ADMIN_TEXTS.confirmLeave}
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={() => guard.question?.leave()}
        onCancel={() => guard.question?.stay()}
      />
    </form>
  )
}
