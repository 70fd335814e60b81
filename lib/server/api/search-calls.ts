import { countsVisits } from '../insights/visit-tally'
import { lastDays, zeroResultSearches } from '../insights/read-counts'
import { storeCounts } from '../insights/store-counts'
import { addSynonym, listSynonyms, removeSynonym } from '../search/site-synonyms'
import { suggest } from '../posts/suggest'
import { errors } from '../core/errors'
import type { Answers } from './implement'

const DAYS = 30
const MAX_LISTED = 200

/** The calls for suggestions, searches without results, and synonyms. */
export const searchCalls: Answers['search'] = {
  suggest: async (input, { database }) => ({ data: await suggest(database, input.q) }),
  zeroResults: async (input, { database }) => {
    await storeCounts(database)
    const misses = await zeroResultSearches(database, lastDays(input.days ?? DAYS))
    return { data: { counts: countsVisits(), misses: misses.slice(0, MAX_LISTED) } }
  },
  synonyms: async (_input, { database }) => ({ data: { synonyms: await listSynonyms(database) } }),
  addSynonym: async (input, { database }) => {
    const synonym = await addSynonym(database, input.words)
    return { message: 'Synonym added', data: { synonym } }
  },
  removeSynonym: async (input, { database }) => {
    if (!(await removeSynonym(database, input.id))) throw errors.synonymNotFound()
    return { message: 'Synonym removed' }
  },
}
