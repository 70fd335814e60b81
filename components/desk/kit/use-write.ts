import { type UseMutationOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Notice } from '@/components/site/frame/toaster'
import { notify } from '@/components/site/frame/notify'
import { attempt } from './error-message'

type Action = NonNullable<Notice['action']>

/** The action of a toast that takes back what was written. */
export const undo = (run: () => unknown): Action => ({ label: 'Undo', run: () => void run() })

type Options<Result, Input> = {
  /** What the toast says of a failure before its reason, or how it says that reason; the reason alone by default. */
  failed?: string | ((reason: string, input: Input) => string)
  /** What the toast says of a success; the message of the API by default. */
  done?: string | ((result: Result, input: Input) => string)
  /** Whether less was done than was requested, which the toast shows as an error. */
  isPartial?: (result: Result, input: Input) => boolean
}

/**
 * Writes by a mutation, with a toast of how it went. While it runs, or another one with its key, further writes are
 * ignored.
 */
export function useWrite<Result, Input, Shown>(
  mutation: UseMutationOptions<Result, Error, Input, Shown>,
  { failed, done = messageOf, isPartial }: Options<Result, Input> = {},
) {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation(mutation)
  const { mutationKey } = mutation
  const running = useIsMutating({ mutationKey: mutationKey ?? NO_KEY })
  /**
   * @param actionOf the action that the toast offers, such as `undo`.
   * @returns whether it was done.
   */
  const write = async (input: Input, actionOf?: (result: Result) => Action | false | undefined): Promise<boolean> => {
    if (mutationKey ? client.isMutating({ mutationKey }) > 0 : isPending) return false
    return attempt(
      async () => {
        const result = await mutateAsync(input)
        const kind = isPartial?.(result, input) ? 'error' : 'success'
        const text = typeof done === 'string' ? done : done(result, input)
        notify(kind, text, ...(actionOf ? [actionOf(result) || undefined] : []))
      },
      typeof failed === 'function' ? (reason) => failed(reason, input) : failed,
    )
  }
  return { busy: mutationKey ? running > 0 : isPending, write }
}

const NO_KEY = ['none'] as const

const messageOf = (result: unknown): string =>
  result instanceof Object && 'message' in result ? String(result.message) : ''
