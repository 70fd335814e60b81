import { useMutation } from '@tanstack/react-query'
import { notify } from '@/components/site/frame/notify'
import { removeAuthorMutation, saveAuthorMutation } from '@/lib/client/posts/authors'
import type { Author } from '@/lib/contract/posts/authors/author'
import { errorMessageOf } from '../error-message'
import { authorBody, authorValues } from './author-values'

/** Removes an author, with Undo: saved under the same id, it is the author of its posts again. */
export function useAuthorRemoval() {
  const { mutateAsync: remove, isPending } = useMutation(removeAuthorMutation())
  const { mutateAsync: save } = useMutation(saveAuthorMutation())
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      notify('error', `Failed to update authors: ${errorMessageOf(error)}`)
    }
  }
  const restore = (author: Author) =>
    attempt(async () => {
      const { message } = await save({ id: author.id, input: authorBody(authorValues(author)) })
      notify('success', message)
    })
  return async (author: Author) => {
    if (isPending) return
    await attempt(async () => {
      const { message } = await remove(author.id)
      notify('success', message, { label: 'Undo', run: () => void restore(author) })
    })
  }
}
