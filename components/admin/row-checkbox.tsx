type Props = {
  /** The id of what names the row. */
  titleId: string
  selected: boolean
  /** @param range whether everything since the last choice is meant too. */
  onSelect: (selected: boolean, range: boolean) => void
}

/** Selects a row, wherever it is clicked. */
export function RowCheckbox({ titleId, selected, onSelect }: Props) {
  return (
    <label className="after:absolute after:inset-0">
      <input
        type="checkbox"
        className="relative z-1 block size-5 accent-purple-600"
        aria-labelledby={titleId}
        checked={selected}
        onChange={() => undefined}
        onClick={(event) => onSelect(event.currentTarget.checked, event.shiftKey)}
      />
    </label>
  )
}
