import { listAuthors, removeAuthor, saveAuthor } from '../posts/authors'
import { api } from './implement'

/** The calls for authors of posts. */
export const authorCalls = {
  list: api.authors.list.handler(async ({ context: { database } }) => ({
    data: { authors: await listAuthors(database) },
  })),
  save: api.authors.save.handler(async ({ input: { params, body }, context: { database } }) => ({
    message: 'Author saved',
    data: { author: await saveAuthor(database, params.id, body) },
  })),
  remove: api.authors.remove.handler(async ({ input, context: { database } }) => {
    await removeAuthor(database, input.id)
    return { message: 'Author removed' }
  }),
}
