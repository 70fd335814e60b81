import type { DocFields, SearchIndex } from '../index/search-index'
import type { Plan } from '../query/plan'
import type { Ranked } from '../query/rank/rank'

/** The results of a search, and how its query was understood. */
export type Found<F extends DocFields> = Ranked<F> & {
  index: SearchIndex<F>
  plan: Plan
  /** The words to highlight in results. */
  words: string[]
}
