const SPANS = [
  { days: 7, name: 'Last 7 days' },
  { days: 30, name: 'Last 30 days' },
  { days: 90, name: 'Last 90 days' },
  { days: 365, name: 'Last year' },
]

/** Days that a list covers at first. */
export const DEFAULT_SPAN = 30

/** Whether a number of days can be selected. */
export const isSpan = (days: number) => SPANS.some((span) => span.days === days)

/** Select for the time span of a list. */
export function TimeSpanSelect({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  return (
    <select
      aria-label="Time span"
      value={days}
      onChange={({ target }) => onChange(Number(target.value))}
      className="h-11 rounded-lg border border-field bg-surface px-3 text-sm"
    >
      {SPANS.map((span) => (
        <option key={span.days} value={span.days}>
          {span.name}
        </option>
      ))}
    </select>
  )
}
