/** Size of a chart in its own units; the line keeps off its edges. */
export const CHART = { width: 320, height: 96, edge: 6 }

/** Where a share from 0 to 1 is on an axis. @param size of the axis. */
export const placeIn = (share: number, size: number): number =>
  Number((CHART.edge + share * (size - 2 * CHART.edge)).toFixed(1))

type Props = {
  /** In the units of CHART. */
  path: string
  label: string
  /** Id of what says the same in words. */
  describedBy: string
}

/** A line in a small chart. */
export function LineChart({ path, label, describedBy }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      className="w-full rounded-lg bg-tint text-link"
    >
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  )
}
