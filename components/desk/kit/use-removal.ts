import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { notify } from '@/components/site/frame/notify'
import { attempt } from './error-message'

type Options<Entry, Key, Removed> = {
  mutation: UseMutationOptions<Removed, Error, Key>
  keyOf: (entry: Entry) => Key
  /** Puts a removed entry back. */
  restore: (entry: Entry) => Promise<{ message: string }>
  /** The toast if the API sends no message. */
  removed: string
  failed: string
}

/** Removes entries of a list, one at a time, with Undo in the toast. */
export function useRemoval<Entry, Key, Removed extends { message: string }>(options: Options<Entry, Key, Removed>) {
  const { mutation, keyOf, restore, removed, failed } = options
  const { mutateAsync, isPending } = useMutation(mutation)
  const undo = (entry: Entry) =>
    attempt(async () => {
      const { message } = await restore(entry)
      if (message) notify('success', message)
    }, failed)
  return async (entry: Entry): Promise<void> => {
    if (isPending) return
    await attempt(async () => {
      const { message } = await mutateAsync(keyOf(entry))
      notify('success', message || removed, { label: 'Undo', run: () => void undo(entry) })
    }, failed)
  }
}

/** Runs a mutation, one at a time; its message, or why it failed, is a toast. */
export function useAct<Input, Done extends { message: string }>(mutation: UseMutationOptions<Done, Error, Input>) {
  const { mutateAsync, isPending } = useMutation(mutation)
  const act = (input: Input) => {
    if (!isPending) void attempt(async () => notify('success', (await mutateAsync(input)).message))
  }
  return [act, isPending] as const
}
