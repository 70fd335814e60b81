/** A graded query: the titles that answer it, and those that help a little. */
export type Graded = { query: string; best: string[]; good?: string[] }

const BEST = 3
const GOOD = 1

/** The normalized discounted cumulative gain (NDCG) of the first results: 1 if no other order were better. */
export function ndcg(found: string[], { best, good = [] }: Graded, first: number): number {
  const gain = (grades: number[]) =>
    grades.slice(0, first).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
  const grades = found.map((title) => (best.includes(title) ? BEST : good.includes(title) ? GOOD : 0))
  return gain(grades) / gain([...best.map(() => BEST), ...good.map(() => GOOD)])
}
