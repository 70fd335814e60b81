import { Button } from '@/components/ui/controls/button'
import { CARD } from '@/components/ui/styles'
import { usePartFocus } from '@/components/ui/focus'

/** Error message in place of the content of a panel. */
export function PanelError({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  const part = usePartFocus<HTMLDivElement>()
  return (
    <div ref={part} role="alert" className={`${CARD} grid justify-items-center gap-3 px-4 py-14 text-center`}>
      <h2 className="font-display text-xl font-bold">{title}</h2>
      <p className="max-w-prose text-sm text-muted">{error.message}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
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
