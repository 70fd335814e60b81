import { attempt } from '@/components/admin/error-message'
import { IconButton } from '@/components/ui/controls/button'
import { Pencil, Trash2 } from 'lucide-react'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { useRowFocus } from '@/components/ui/focus'
import type { UsedAuthor, Author } from '@/lib/contract/posts/authors'
import { countOf } from '@/lib/format/texts/counts'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { useMutation } from '@tanstack/react-query'
import { notify } from '@/components/site/frame/notify'
import { removeAuthorMutation, saveAuthorMutation } from '@/lib/client/posts/authors'
import { authorBody, authorValues } from './author-form'

/** An author in the list, with the number of posts and actions. */
export function AuthorRow({ author, onEdit }: { author: UsedAuthor; onEdit: () => void }) {
  const { row, next } = useRowFocus()
  const [confirm, confirmation] = useConfirm()
  const remove = useAuthorRemoval()
  const { name, posts } = author
  const picture = safeAddress(author.picture)
  const askToRemove = () =>
    confirm({
      title: 'Remove this author?',
      message:
        posts === 0 ? `No post names ${name}.` : `${countOf(posts, 'post')} will show no author: ${namesOf(author)}.`,
      confirmLabel: 'Remove',
      finalFocus: next,
      onConfirm: () => void remove(author),
    })
  return (
    <li ref={row} className="flex items-center gap-3 py-2 pr-1 pl-4">
      {picture && (
        <FallbackPicture
          key={picture}
          addresses={[picture]}
          alt=""
          sizes="44px"
          className="size-11 shrink-0 rounded-full bg-picture object-cover"
        />
      )}
      <div className="min-w-0 grow">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-muted">{posts === 0 ? 'No posts yet' : countOf(posts, 'post')}</p>
      </div>
      <div className="flex shrink-0">
        <IconButton icon={Pencil} label={`Change ${name}`} onClick={onEdit} />
        <IconButton icon={Trash2} label={`Remove ${name}`} onClick={askToRemove} />
      </div>
      <ConfirmDialog {...confirmation} />
    </li>
  )
}

function namesOf({ posts, used_by: named }: UsedAuthor): string {
  const titles = named.map(({ title }) => `“${title || 'Untitled'}”`).join(', ')
  const more = posts - named.length
  return more > 0 ? `${titles} and ${more.toLocaleString('en-US')} more` : titles
}

const UPDATE_FAILED = 'Failed to update authors'

/** Removes an author, with Undo: saved under the same id, it is the author of its posts again. */
function useAuthorRemoval() {
  const { mutateAsync: remove, isPending } = useMutation(removeAuthorMutation())
  const { mutateAsync: save } = useMutation(saveAuthorMutation())
  const restore = (author: Author) =>
    attempt(async () => {
      const { message } = await save({ id: author.id, input: authorBody(authorValues(author)) })
      notify('success', message)
    }, UPDATE_FAILED)
  return async (author: Author) => {
    if (isPending) return
    await attempt(async () => {
      const { message } = await remove(author.id)
      notify('success', message, { label: 'Undo', run: () => void restore(author) })
    }, UPDATE_FAILED)
  }
}
