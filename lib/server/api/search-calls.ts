import 'server-only'
import { countsVisits } from '../insights/visit-tally'
import { lastDays, zeroResultSearches } from '../insights/read-counts'
import { storeCounts } from '../insights/store-counts'
import { addSynonym, listSynonyms, removeSynonym } from '../search/site-synonyms'
import { suggest as suggestFor } from '../posts/suggest'
import { errors } from '../core/errors'
import { api } from './implement'

const success = true as const
const DAYS = 30
const MAX_LISTED = 200

const suggest = api.search.suggest.handler(async ({ input, context: { database } }) => ({
  success,
  data: await suggestFor(database, input.q),
}))

const zeroResults = api.search.zeroResults.handler(async ({ input, context: { database } }) => {
  await storeCounts(database)
  const misses = await zeroResultSearches(database, lastDays(input.days ?? DAYS))
  return { success, data: { counts: countsVisits(), misses: misses.slice(0, MAX_LISTED) } }
})

const synonyms = api.search.synonyms.handler(async ({ context: { database } }) => ({
  success,
  data: { synonyms: await listSynonyms(database) },
}))

const add = api.search.addSynonym.handler(async ({ input, context: { database } }) => {
  const synonym = await addSynonym(database, input.words)
  return { success, message: 'Synonym added', data: { synonym } }
})

const remove = api.search.removeSynonym.handler(async ({ input, context: { database } }) => {
  if (!(await removeSynonym(database, input.id))) throw errors.synonymNotFound()
  return { success, message: 'Synonym removed' }
})

/** The calls for suggestions, searches without results, and synonyms. */
export const searchCalls = { suggest, zeroResults, synonyms, addSynonym: add, removeSynonym: remove }
