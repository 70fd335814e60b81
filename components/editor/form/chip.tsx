import { X } from 'lucide-react'

type Props = { text: string; /** The button's name. */ removeLabel: string; onRemove: () => void }

/** One of a list of chosen things, with the button that takes it out. */
export function Chip({ text, removeLabel, onRemove }: Props) {
  return (
    <li className="flex max-w-full items-center rounded-full bg-tint ps-3 text-sm text-ink">
      <span dir="auto" className="truncate">
        {text}
      </span>
      <button type="button" aria-label={removeLabel} onClick={onRemove} className="grid size-8 shrink-0 place-items-center rounded-full text-muted hover:text-ink">
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  )
}
