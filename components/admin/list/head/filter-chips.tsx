const CHIP =
  'flex h-10 shrink-0 items-center gap-1.5 rounded-full px-3.5 text-sm font-semibold text-muted ' +
  'transition-colors hover:bg-tint hover:text-ink aria-pressed:bg-purple-800 aria-pressed:text-white'

type Props<Filter extends string> = {
  label: string
  /** Label of each filter. */
  filters: Readonly<Record<Filter, string>>
  chosen: Filter
  /** Number of items per filter, if known. */
  countOf: (filter: Filter) => number | undefined
  onChoose: (filter: Filter) => void
}

/** Filters of a list, one of which is selected. */
export function FilterChips<Filter extends string>({ label, filters, chosen, countOf, onChoose }: Props<Filter>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="relative -mx-4 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {(Object.entries(filters) as [Filter, string][]).map(([filter, name]) => (
        <button
          key={filter}
          type="button"
          aria-pressed={chosen === filter}
          ref={chosen === filter ? bringIntoView : undefined}
          onClick={() => chosen !== filter && onChoose(filter)}
          className={CHIP}
        >
          <span>{name}</span>
          <Count count={countOf(filter)} />
        </button>
      ))}
    </div>
  )
}

function Count({ count }: { count: number | undefined }) {
  return count === undefined ? null : <span className="font-normal tabular-nums">{count.toLocaleString('en-US')}</span>
}

/** Scrolls the strip alone: `scrollIntoView` would scroll the page down to a strip below the fold as well. */
function bringIntoView(button: HTMLElement | null): void {
  const strip = button?.parentElement
  if (strip) strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2
}
