import type { LucideIcon } from 'lucide-react'

type Props = { icon: LucideIcon; label: string; onPress: () => void }

/** An action at the end of a short row: an icon. */
export function RowButton({ icon: Icon, label, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-tint hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
}
