import { z } from 'zod'
import { dataResponse, id, visitor, emptyResponse } from '../call'
import { savedKindSchema, savedSchema } from './saved'

/** A visitor's saved items: an addition of this site. */
export const savedCalls = {
  list: visitor('GET /me/saved', "List the visitor's saved posts and products").output(dataResponse(savedSchema.shape)),
  add: visitor('PUT /me/saved/{kind}/{id}', 'Save a post or a product', { failures: [404, 409] })
    .input(z.object({ kind: savedKindSchema, id }))
    .output(emptyResponse),
  remove: visitor('DELETE /me/saved/{kind}/{id}', 'Remove a saved post or product')
    .input(z.object({ kind: savedKindSchema, id }))
    .output(emptyResponse),
  clear: visitor('DELETE /me/saved', 'Remove all saved items').output(emptyResponse),
}
