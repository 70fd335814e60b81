type Props = {
  /** Id of the element that labels the row. */
  titleId: string
  selected: boolean
  /** @param range whether to extend the choice to all rows since the last one. */
  onSelect: (selected: boolean, range: boolean) => void
}

/** Checkbox of a row; a click anywhere in the row toggles it. */
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
