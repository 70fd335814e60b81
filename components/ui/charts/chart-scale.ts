/** Size of a chart in its own units; the line keeps off its edges. */
export const CHART = { width: 320, height: 96, edge: 6 }

/** Where a share from 0 to 1 is on an axis. @param size of the axis. */
export const placeIn = (share: number, size: number): number =>
  Number((CHART.edge + share * (size - 2 * CHART.edge)).toFixed(1))
