import type { ReactNode } from 'react'
import { Button } from '@/components/ui/controls/button'
import { Spinner } from '@/components/ui/notes/spinner'
import { CARD } from '@/components/ui/styles'
import { usePartFocus } from '@/components/ui/focus'

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

/** What a panel says in place of a list without entries. */
export function EmptyList({ children }: { children: string }) {
  return <p className={`${CARD} border-dashed px-4 py-14 text-center text-muted`}>{children}</p>
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
