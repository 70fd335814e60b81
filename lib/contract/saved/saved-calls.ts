import { z } from 'zod'
import { dataResponse, id, visitor, emptyResponse } from '../call'
import { savedKindSchema, savedSchema } from './saved'

/** A visitor's saved items: an addition of this site. */
export const savedCalls = {
  list: visitor()
    .route({ method: 'GET', path: '/me/saved', summary: "List the visitor's saved posts and products" })
    .output(dataResponse(savedSchema.shape)),
  add: visitor(404, 409)
    .route({ method: 'PUT', path: '/me/saved/{kind}/{id}', summary: 'Save a post or a product' })
    .input(z.object({ kind: savedKindSchema, id }))
    .output(emptyResponse),
  remove: visitor()
    .route({ method: 'DELETE', path: '/me/saved/{kind}/{id}', summary: 'Remove a saved post or product' })
    .input(z.object({ kind: savedKindSchema, id }))
    .output(emptyResponse),
  clear: visitor()
    .route({ method: 'DELETE', path: '/me/saved', summary: 'Remove all saved items' })
    .output(emptyResponse),
}
