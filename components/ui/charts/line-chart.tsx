import { CHART } from './chart-scale'

type Props = {
  /** In the units of chart-scale.ts. */
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
