import { z } from 'zod'
import { admin, dataResponse, messageDataResponse, id, open, messageResponse } from '../call'
import { looseFlag, looseObjects, queryInteger, wordsOf } from '../fields/fields'
import { MAX_INSIGHT_DAYS } from '../insights/insight-views'
import { MAX_QUERY_LENGTH } from '../limits'
import { zeroResultSearchSchema, synonymSchema, synonymWordsSchema } from './search-admin'
import { suggestionsSchema } from './search'

/** Suggestions, zero-result searches and synonyms: additions of this site. */
export const searchCalls = {
  suggest: open(429)
    .route({
      method: 'GET',
      path: '/data/suggestions',
      summary: 'Suggestions for a query that is being typed (an addition of this site)',
      tags: ['Search'],
    })
    .input(z.object({ q: wordsOf(MAX_QUERY_LENGTH) }))
    .output(dataResponse(suggestionsSchema.shape)),
  zeroResults: admin()
    .route({
      method: 'GET',
      path: '/admin/search-misses',
      summary: 'List searches without results',
      description: 'Of the visits that the insights count; `counts` tells whether any are counted.',
      tags: ['Search'],
    })
    .input(z.object({ days: queryInteger(1, MAX_INSIGHT_DAYS).optional().describe('Default: 30') }))
    .output(dataResponse({ counts: looseFlag, misses: looseObjects(zeroResultSearchSchema) })),
  synonyms: admin()
    .route({ method: 'GET', path: '/admin/synonyms', summary: "List the administrator's synonyms", tags: ['Search'] })
    .output(dataResponse({ synonyms: looseObjects(synonymSchema) })),
  addSynonym: admin()
    .route({
      method: 'POST',
      path: '/admin/synonyms',
      summary: 'Add a group of synonyms',
      successStatus: 201,
      tags: ['Search'],
    })
    .input(z.object({ words: synonymWordsSchema }))
    .output(messageDataResponse({ synonym: synonymSchema })),
  removeSynonym: admin(404)
    .route({
      method: 'DELETE',
      path: '/admin/synonyms/{id}',
      summary: 'Delete a group of synonyms',
      tags: ['Search'],
    })
    .input(z.object({ id }))
    .output(messageResponse({})),
}
