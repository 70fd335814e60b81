import { z } from 'zod'
import * as f from '../fields/fields'
import { MAX_SYNONYM_LENGTH } from '../limits'
import { MAX_QUERY_LENGTH } from '../fields/address-query'
import { admin, dataResponse, messageDataResponse, id, open, messageResponse } from '../call'
import { MAX_INSIGHT_DAYS } from '../insights/insight-views'
import { suggestionsSchema } from './search'

const MAX_SYNONYM_WORDS = 10

const zeroResultSearchSchema = z.object({
  query: z.string(),
  searches: z.number(),
  /** The last day on which it was searched for, as YYYY-MM-DD. */
  last_day: z.string(),
})

export type ZeroResultSearch = z.infer<typeof zeroResultSearchSchema>

const synonymWordsSchema = z
  .array(f.trimmed(MAX_SYNONYM_LENGTH), 'must be a list of words')
  .transform((words) => [...new Set(words.filter(Boolean))])
  .refine(
    (words) => words.length >= 2 && words.length <= MAX_SYNONYM_WORDS,
    `must hold 2 to ${MAX_SYNONYM_WORDS} different words`,
  )

const synonymSchema = z.object({ id: z.string(), words: z.array(z.string()) })

export type Synonym = z.infer<typeof synonymSchema>

/** Suggestions, zero-result searches and synonyms: additions of this site. */
export const searchCalls = {
  suggest: open('GET /data/suggestions', 'Suggestions for a query that is being typed', { failures: [429] })
    .input(z.object({ q: f.wordsOf(MAX_QUERY_LENGTH) }))
    .output(dataResponse(suggestionsSchema.shape)),
  zeroResults: admin('GET /admin/search-misses', 'List searches without results', {
    description: 'Of the visits that the insights count; `counts` tells whether any are counted.',
  })
    .input(z.object({ days: f.queryInteger(1, MAX_INSIGHT_DAYS).optional().describe('Default: 30') }))
    .output(dataResponse({ counts: f.looseFlag, misses: f.looseObjects(zeroResultSearchSchema) })),
  synonyms: admin('GET /admin/synonyms', "List the administrator's synonyms").output(
    dataResponse({ synonyms: f.looseObjects(synonymSchema) }),
  ),
  addSynonym: admin('POST /admin/synonyms', 'Add a group of synonyms', { successStatus: 201 })
    .input(z.object({ words: synonymWordsSchema }))
    .output(messageDataResponse({ synonym: synonymSchema })),
  removeSynonym: admin('DELETE /admin/synonyms/{id}', 'Delete a group of synonyms', { failures: [404] })
    .input(z.object({ id }))
    .output(messageResponse({})),
}
