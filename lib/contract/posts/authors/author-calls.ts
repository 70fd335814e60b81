import { z } from 'zod'
import { authorInput, authorShape } from './author'
import { admin, dataResponse, id, messageDataResponse, messageResponse } from '../../call'
import { anyText, looseCount, looseObjects } from '../../fields/fields'

/** An author in the administrator's list. */
const usedAuthorSchema = authorShape.extend({
  /** The number of posts, drafts included. */
  posts: looseCount,
  /** The latest of them. */
  used_by: looseObjects(z.object({ id: anyText, title: anyText })),
})
export type UsedAuthor = z.infer<typeof usedAuthorSchema>

const tags = ['Authors']

/** Authors of posts: additions of this site. Posts name theirs by `author_id`. */
export const authorCalls = {
  list: admin()
    .route({ method: 'GET', path: '/admin/authors', summary: 'List authors, by name, with the posts they wrote', tags })
    .output(dataResponse({ authors: looseObjects(usedAuthorSchema) })),
  save: admin(409)
    .route({
      method: 'PUT',
      path: '/admin/authors/{id}',
      summary: 'Add an author under an id of your choice, or change one',
      description: 'Names are unique.',
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: z.object({ id }), body: authorInput }))
    .output(messageDataResponse({ author: authorShape })),
  remove: admin(404)
    .route({
      method: 'DELETE',
      path: '/admin/authors/{id}',
      summary: 'Remove an author',
      description: 'Posts lose it, and have it again if it is saved under the same id.',
      tags,
    })
    .input(z.object({ id }))
    .output(messageResponse({})),
}
