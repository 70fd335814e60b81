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
