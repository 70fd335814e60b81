import type { SavedKind } from '@/lib/contract/saved/saved'

export type SaveButtonProps = {
  kind: SavedKind
  id: string
  /** Name of the item, for the accessible name of the button. */
  name: string
  className?: string
}

/** Saves an item or removes it from the visitor's list. It is markup alone: SaveButtons makes it work. */
export function SaveButton({ kind, id, name, className = '' }: SaveButtonProps) {
  return (
    <button
      type="button"
      data-save={kind}
      value={id}
      aria-pressed={false}
      aria-disabled={false}
      className={`save ${className}`}
    >
      <span className="icon icon-bookmark size-4" />
      <span>Save</span>
      <span className="sr-only">{`: ${name}`}</span>
    </button>
  )
}
