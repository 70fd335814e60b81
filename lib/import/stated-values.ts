/** A value of an export as text; empty for one that is none. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The moment that a value of an export is; null for one that is none. */
export function dateOf(value: unknown): Date | null {
  const date = value instanceof Date ? value : new Date(typeof value === 'number' ? value : textOf(value))
  return Number.isNaN(date.getTime()) ? null : date
}
