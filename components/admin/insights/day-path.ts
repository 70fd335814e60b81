import { CHART, placeIn } from '@/components/ui/charts/line-chart'

/** The path of a line through one count for each day, from zero at the bottom; flat for a single day. */
export function dayPath(counts: readonly number[]): string {
  const { width, height } = CHART
  const most = Math.max(...counts, 1)
  const x = (index: number) => placeIn(counts.length > 1 ? index / (counts.length - 1) : 0, width)
  const y = (count: number) => placeIn(1 - count / most, height)
  const line = counts.map((count, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(count)}`).join('')
  return counts.length === 1 ? `${line}H${placeIn(1, width)}` : line
}
