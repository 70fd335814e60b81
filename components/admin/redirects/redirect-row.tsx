import { useMutation } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { notify } from '@/components/site/frame/notify'
import { useRowFocus } from '@/components/ui/focus/use-row-focus'
import { removeRedirectMutation, saveRedirectMutation } from '@/lib/client/site/redirects'
import type { Redirect } from '@/lib/contract/redirect'
import { errorMessageOf } from '../error-message'
import { RowButton } from '../list/rows/row-button'
import { STATUS_NAMES } from './redirect-form'

/** A redirect in the list. */
export function RedirectRow({ redirect, onEdit }: { redirect: Redirect; onEdit: () => void }) {
  const { row } = useRowFocus()
  const { mutateAsync: remove, isPending } = useMutation(removeRedirectMutation())
  const { mutateAsync: save } = useMutation(saveRedirectMutation())
  const { id, from, to, status } = redirect
  const restore = () =>
    save({ id: null, input: { from, to, status } }).catch((error: unknown) =>
      notify('error', `Failed to add redirect: ${errorMessageOf(error)}`),
    )
  const removeNow = async () => {
    if (isPending) return
    try {
      await remove(id)
      notify('success', 'Redirect removed', { label: 'Undo', run: () => void restore() })
    } catch (error) {
      notify('error', `Failed to remove redirect: ${errorMessageOf(error)}`)
    }
  }
  return (
    <li ref={row} className="flex items-center gap-1 py-2 pr-1 pl-4">
      <div className="min-w-0 grow">
        <p dir="ltr" className="font-semibold wrap-anywhere">
          {from}
        </p>
        <p dir="ltr" className="text-sm wrap-anywhere text-muted">
          {to === null ? STATUS_NAMES[status] : `→ ${to} (${STATUS_NAMES[status]})`}
        </p>
      </div>
      <RowButton icon={Pencil} label={`Change ${from}`} onPress={onEdit} />
      <RowButton icon={Trash2} label={`Remove ${from}`} onPress={() => void removeNow()} />
    </li>
  )
}
