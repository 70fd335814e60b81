import 'server-only'
import { listSaved, removeSaved, saveItem } from '../visitors/saved-items'
import { api } from './implement'

const success = true as const

const list = api.saved.list.handler(async ({ context: { database, uid } }) => ({
  success,
  data: await listSaved(database, uid),
}))

const add = api.saved.add.handler(async ({ input, context: { database, uid } }) => {
  await saveItem(database, uid, input.kind, input.id)
  return { success }
})

const remove = api.saved.remove.handler(async ({ input, context: { database, uid } }) => {
  await removeSaved(database, uid, input)
  return { success }
})

const clear = api.saved.clear.handler(async ({ context: { database, uid } }) => {
  await removeSaved(database, uid)
  return { success }
})

/** The calls for a visitor's own list; the identity provider's token says whose. */
export const savedCalls = { list, add, remove, clear }
