import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/controls/button'
import { Spinner } from '@/components/ui/notes/spinner'
import { CARD } from '@/components/ui/styles'
import { usePartFocus } from '@/components/ui/focus'
import { notify } from '@/components/site/frame/notify'
import { type UseMutationOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Notice } from '@/components/site/frame/toaster'

type PanelErrorProps = { title: string; text?: string | undefined; error: Error; onRetry: () => void }

/** Error message in place of the content of a panel. */
export function PanelError({ title, text, error, onRetry }: PanelErrorProps) {
  const part = usePartFocus<HTMLDivElement>()
  return (
    <div ref={part} role="alert" className={`${CARD} grid justify-items-center gap-3 px-4 py-14 text-center`}>
      <h2 className="font-display text-xl font-bold">{title}</h2>
      {text && <p className="max-w-prose font-semibold">{text}</p>}
      {error.message && <p className="max-w-prose text-sm text-muted">{error.message}</p>}
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

type LoadedProps<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** What is loaded, such as `authors`. */
  what: string
  children: (data: Data) => ReactNode
}

/** What a query loaded; until then that it loads, or why it failed. */
export function Loaded<Data>({ query: { data, error, refetch }, what, children }: LoadedProps<Data>) {
  if (error)
    return <PanelError title={`The ${what} could not be loaded`} error={error} onRetry={() => void refetch()} />
  return data === undefined ? <Spinner text={`Loading ${what}...`} className="py-14" /> : children(data)
}

/** An error message in a form or a dialog; nothing if it is empty. */
export function ErrorText({ text, className = '' }: { text: string | false | null | undefined; className?: string }) {
  if (!text) return null
  return (
    <p role="alert" className={`text-sm wrap-anywhere text-danger ${className}`}>
      {text}
    </p>
  )
}

/** What changes while somebody looks, such as a count: it is read out. */
export function Status({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p role="status" className={`text-sm text-muted ${className}`}>
      {children}
    </p>
  )
}

/** What a panel says in place of a list without entries. */
export function EmptyList({ children }: { children: string }) {
  return <p className={`${CARD} border-dashed px-4 py-14 text-center text-muted`}>{children}</p>
}

/** Skeleton of a list while it loads. @param noun what is listed, in the singular, such as `post`. */
export function ListSkeleton({ noun }: { noun: string }) {
  return (
    <div role="status" className={CARD}>
      <span className="sr-only">{`Loading ${noun}s...`}</span>
      {Array.from({ length: 6 }, (_, row) => (
        <div
          key={row}
          aria-hidden="true"
          className="flex animate-pulse items-center gap-4 border-b border-line p-4 last:border-b-0"
        >
          <div className="aspect-video w-24 rounded-lg bg-line md:w-28" />
          <div className="grid flex-1 gap-2">
            <div className="h-4 w-3/5 rounded bg-line" />
            <div className="h-3 w-2/5 rounded bg-line" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** CSS classes of a progress bar. */
export const PROGRESS =
  'h-2 appearance-none overflow-hidden rounded-full border-0 bg-line [&::-webkit-progress-bar]:bg-line ' +
  '[&::-webkit-progress-value]:bg-purple-600 [&::-moz-progress-bar]:bg-purple-600'

type Props = { label: string; value: number; max?: number; className?: string }

/** How far something is. @param max 1 by default. */
export function Progress({ label, value, max = 1, className = '' }: Props) {
  return <progress aria-label={label} max={max} value={value} className={`${PROGRESS} w-full ${className}`} />
}

/** The message of an error, for display. */
export function errorMessageOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'Unknown error'
}

/** What a conflict says: also how many saves over it were refused by one more, as the rest may be the same. */
export function conflictText({ message, again }: { message: string; again: number }): string {
  if (again === 0) return `${message}.`
  return `${message}. It was saved elsewhere ${again === 1 ? 'once more' : `${again} more times`}; your changes are not saved yet.`
}

/**
 * Runs work whose failure is shown in a toast.
 * @param failed what it says before the reason, or how it says the reason; the reason alone by default.
 * @returns whether it succeeded.
 */
export async function attempt(
  work: () => Promise<unknown>,
  failed: string | ((reason: string) => string) = String,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    const reason = errorMessageOf(error)
    notify('error', typeof failed === 'string' ? `${failed}: ${reason}` : failed(reason))
    return false
  }
}

type Action = NonNullable<Notice['action']>

/** The action of a toast that takes back what was written. */
export const undo = (run: () => unknown): Action => ({ label: 'Undo', run: () => void run() })

type Options<Result, Input> = {
  /** What the toast says of a failure before its reason, or how it says that reason; the reason alone by default. */
  failed?: string | ((reason: string, input: Input) => string)
  /** What the toast says of a success; the message of the API by default, null for no toast. */
  done?: string | ((result: Result, input: Input) => string) | null
  /** Whether less was done than was requested, which the toast shows as an error. */
  isPartial?: (result: Result, input: Input) => boolean
}

type Mutation<Result, Input, Shown> = UseMutationOptions<Result, Error, Input, Shown>

/**
 * Writes by a call of the API, with a toast of how it went. While it runs, or another one with its key, further writes
 * are ignored.
 */
export function useWrite<Result, Input, Shown>(
  call: ((input: Input) => Promise<Result>) | Mutation<Result, Input, Shown>,
  { failed, done = messageOf, isPartial }: Options<Result, Input> = {},
) {
  const client = useQueryClient()
  const own = useId()
  const mutation: Mutation<Result, Input, Shown> =
    typeof call === 'object' ? call : { mutationFn: (input) => call(input) }
  const { mutationKey = [own] } = mutation
  const { mutateAsync } = useMutation({ ...mutation, mutationKey })
  const busy = useIsMutating({ mutationKey }) > 0
  /**
   * @param actionOf the action that the toast offers, such as `undo`.
   * @returns whether it was done.
   */
  const write = async (input: Input, actionOf?: (result: Result) => Action | false | undefined): Promise<boolean> => {
    if (client.isMutating({ mutationKey }) > 0) return false
    return attempt(
      async () => {
        const result = await mutateAsync(input)
        if (done === null) return
        const kind = isPartial?.(result, input) ? 'error' : 'success'
        const text = typeof done === 'string' ? done : done(result, input)
        notify(kind, text, ...(actionOf ? [actionOf(result) || undefined] : []))
      },
      typeof failed === 'function' ? (reason) => failed(reason, input) : failed,
    )
  }
  return { busy, write }
}

const messageOf = (result: unknown): string =>
  result instanceof Object && 'message' in result ? String(result.message) : ''

/**
 * Lets the browser save what a call answers as a CSV file; a failure is shown in a toast.
 * @param failed what the toast says before the reason; the reason alone by default.
 */
export function saveCsv(answer: Promise<{ data: { csv: string } }>, name: string, failed?: string): Promise<boolean> {
  return attempt(async () => {
    const { data } = await answer
    const address = URL.createObjectURL(new Blob([data.csv], { type: 'text/csv' }))
    Object.assign(document.createElement('a'), { href: address, download: name }).click()
    setTimeout(() => URL.revokeObjectURL(address))
  }, failed)
}
