import { z } from 'zod'
import { dataResponse, id, visitor } from '../call'
import { savedKindSchema, savedSchema } from './saved'

/** A visitor's saved items: an addition of this site. */
export const savedCalls = {
  list: visitor()
    .route({
      method: 'GET',
      path: '/me/saved',
      summary: "List the visitor's saved posts and products",
      tags: ['Saved'],
    })
    .output(dataResponse(savedSchema.shape)),
  add: visitor(404, 409)
    .route({ method: 'PUT', path: '/me/saved/{kind}/{id}', summary: 'Save a post or a product', tags: ['Saved'] })
    .input(z.object({ kind: savedKindSchema, id }))
    .output(z.object({ success: z.literal(true).catch(true) })),
  remove: visitor()
    .route({
      method: 'DELETE',
      path: '/me/saved/{kind}/{id}',
      summary: 'Remove a saved post or product',
      tags: ['Saved'],
    })
    .input(z.object({ kind: savedKindSchema, id }))
    .output(z.object({ success: z.literal(true).catch(true) })),
  clear: visitor()
    .route({ method: 'DELETE', path: '/me/saved', summary: 'Remove all saved items', tags: ['Saved'] })
    .output(z.object({ success: z.literal(true).catch(true) })),
}
