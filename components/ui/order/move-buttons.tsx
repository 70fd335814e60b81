import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react'

type Props = { name: string; index: number; count: number; onMove: (from: number, to: number) => void }

/** Buttons that move an item of a list up and down. */
export function MoveButtons({ name, index, count, onMove }: Props) {
  return (
    <>
      <SmallButton
        icon={ChevronUp}
        label={`Move ${name} up`}
        disabled={index === 0}
        onPress={() => onMove(index, index - 1)}
      />
      <SmallButton
        icon={ChevronDown}
        label={`Move ${name} down`}
        disabled={index === count - 1}
        onPress={() => onMove(index, index + 1)}
      />
    </>
  )
}

type ButtonProps = { icon: LucideIcon; label: string; disabled?: boolean; onPress: () => void }

/** A button of an item; a disabled one keeps its focus. */
export function SmallButton({ icon: Icon, label, disabled = false, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
      className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-tint hover:text-ink aria-disabled:opacity-35"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  )
}
