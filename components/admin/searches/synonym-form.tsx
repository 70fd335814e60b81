import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { notify } from '@/components/site/frame/notify'
import { buttonStyle } from '@/components/ui/controls/button-style'
import { addSynonymMutation } from '@/lib/client/site/searches'
import { MAX_SYNONYM_LENGTH } from '@/lib/contract/limits'
import { errorMessageOf } from '../error-message'

type Props = { query: string; onClose: () => void; onAdded: () => void }

/** Adds a word that means the same as a search. */
export function SynonymForm({ query, onClose, onAdded }: Props) {
  const id = useId()
  const { mutateAsync, isPending } = useMutation(addSynonymMutation())
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const word = String(new FormData(event.currentTarget).get('word') ?? '').trim()
    if (!word || isPending) return
    try {
      await mutateAsync([query, word])
      notify('success', 'Synonym added')
      onAdded()
    } catch (error) {
      notify('error', `Failed to add synonym: ${errorMessageOf(error)}`)
    }
  }
  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="grid gap-2 sm:flex sm:items-end"
    >
      <div className="min-w-0 grow">
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold wrap-anywhere">
          {`“${query}” means the same as`}
        </label>
        <input
          id={id}
          name="word"
          autoFocus
          required
          maxLength={MAX_SYNONYM_LENGTH}
          autoComplete="off"
          placeholder="A word that your posts use"
          className="h-11 w-full rounded-lg border border-field bg-surface px-3 text-base"
        />
      </div>
      <div className="flex gap-2">
        <button type="submit" aria-disabled={isPending} className={`${buttonStyle('primary')} min-h-11 max-sm:grow`}>
          {isPending ? 'Saving...' : 'Save synonym'}
        </button>
        <button type="button" onClick={onClose} className={`${buttonStyle('quiet')} min-h-11 max-sm:grow`}>
          Cancel
        </button>
      </div>
    </form>
  )
}
