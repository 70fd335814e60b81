import 'server-only'
import { listAuthors, removeAuthor, saveAuthor } from '../posts/authors'
import { api } from './implement'

const success = true as const

const list = api.authors.list.handler(async ({ context: { database } }) => ({
  success,
  data: { authors: await listAuthors(database) },
}))

const save = api.authors.save.handler(async ({ input: { params, body }, context: { database } }) => ({
  success,
  message: 'Author saved',
  data: { author: await saveAuthor(database, params.id, body) },
}))

const remove = api.authors.remove.handler(async ({ input, context: { database } }) => {
  await removeAuthor(database, input.id)
  return { success, message: 'Author removed' }
})

/** The calls for authors of posts. */
export const authorCalls = { list, save, remove }
