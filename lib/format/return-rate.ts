/** A fraction as a percentage with one decimal: 0.05 is `5.0%`. */
export function formatReturnRate(fraction: number): string {
  return fraction.toLocaleString('en-US', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
