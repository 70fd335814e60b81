/** Weight of a field, its usual length in words, how far length counts against it (BM25's b), and how many words are indexed. */
export type Field = { weight: number; usual: number; byLength: number; max?: number }

export const TITLE: Field = { weight: 3, usual: 9, byLength: 0.35 }
export const TAGS: Field = { weight: 2, usual: 6, byLength: 0.2 }
export const CATEGORIES: Field = { weight: 1, usual: 6, byLength: 0.2 }
export const CODES: Field = { weight: 3, usual: 4, byLength: 0 }
export const PRODUCTS: Field = { weight: 1, usual: 30, byLength: 0.4 }
export const SUMMARY: Field = { weight: 1.2, usual: 25, byLength: 0.3 }
export const BODY: Field = { weight: 0.6, usual: 500, byLength: 0.6, max: 20_000 }

/** Term frequency saturation (BM25's k1): a body with a word ten times does not outweigh a title with it once. */
const SATURATION = 1.2

/** The impact of a term by its count in a field of `words` words. */
export function impactOf({ weight, usual, byLength }: Field, often: number, words: number): number {
  const repeated = (often * (SATURATION + 1)) / (often + SATURATION)
  return (weight * repeated) / (1 - byLength + byLength * (words / usual))
}
