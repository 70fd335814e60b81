import 'server-only'

/** How much a field counts, how long it usually is (in words), and how far length counts against it. */
export type Field = { weight: number; usual: number; byLength: number; max?: number }

export const TITLE: Field = { weight: 3, usual: 9, byLength: 0.35 }
export const TAGS: Field = { weight: 2, usual: 6, byLength: 0.2 }
export const CATEGORIES: Field = { weight: 1, usual: 6, byLength: 0.2 }
export const CODES: Field = { weight: 3, usual: 4, byLength: 0 }
export const PRODUCTS: Field = { weight: 1, usual: 30, byLength: 0.4 }
export const SUMMARY: Field = { weight: 1.2, usual: 25, byLength: 0.3 }
export const BODY: Field = { weight: 0.6, usual: 500, byLength: 0.6, max: 20_000 }

/** How soon more of the same word adds little: a body that says it ten times does not drown a title that says it once. */
const REPEATED = 1.2

/** How heavily a term weighs that stands so often in a field of so many words. */
export function impactOf({ weight, usual, byLength }: Field, often: number, words: number): number {
  const repeated = (often * (REPEATED + 1)) / (often + REPEATED)
  return (weight * repeated) / (1 - byLength + byLength * (words / usual))
}
