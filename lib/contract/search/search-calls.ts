import { z } from 'zod'
import { text, looseFlag, looseObjects, queryInteger, wordsOf } from '../fields/fields'
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
  .array(
    text(MAX_SYNONYM_LENGTH).transform((word) => word.trim()),
    'must be a list of words',
  )
  .transform((words) => [...new Set(words.filter(Boolean))])
  .refine(
    (words) => words.length >= 2 && words.length <= MAX_SYNONYM_WORDS,
    `must hold 2 to ${MAX_SYNONYM_WORDS} different words`,
  )

const synonymSchema = z.object({ id: z.string(), words: z.array(z.string()) })

export type Synonym = z.infer<typeof synonymSchema>

/** Suggestions, zero-result searches and synonyms: additions of this site. */
export const searchCalls = {
  suggest: open(429)
    .route({
      method: 'GET',
      path: '/data/suggestions',
      summary: 'Suggestions for a query that is being typed (an addition of this site)',
    })
    .input(z.object({ q: wordsOf(MAX_QUERY_LENGTH) }))
    .output(dataResponse(suggestionsSchema.shape)),
  zeroResults: admin()
    .route({
      method: 'GET',
      path: '/admin/search-misses',
      summary: 'List searches without results',
      description: 'Of the visits that the insights count; `counts` tells whether any are counted.',
    })
    .input(z.object({ days: queryInteger(1, MAX_INSIGHT_DAYS).optional().describe('Default: 30') }))
    .output(dataResponse({ counts: looseFlag, misses: looseObjects(zeroResultSearchSchema) })),
  synonyms: admin()
    .route({ method: 'GET', path: '/admin/synonyms', summary: "List the administrator's synonyms" })
    .output(dataResponse({ synonyms: looseObjects(synonymSchema) })),
  addSynonym: admin()
    .route({ method: 'POST', path: '/admin/synonyms', summary: 'Add a group of synonyms', successStatus: 201 })
    .input(z.object({ words: synonymWordsSchema }))
    .output(messageDataResponse({ synonym: synonymSchema })),
  removeSynonym: admin(404)
    .route({ method: 'DELETE', path: '/admin/synonyms/{id}', summary: 'Delete a group of synonyms' })
    .input(z.object({ id }))
    .output(messageResponse({})),
}
