import { listSaved, removeSaved, saveItem } from '../visitors/saved-items'
import { api } from './implement'

/** The calls for a visitor's own list; the identity provider's token says whose. */
export const savedCalls = {
  list: api.saved.list.handler(async ({ context: { database, uid } }) => ({
    data: await listSaved(database, uid),
  })),
  add: api.saved.add.handler(async ({ input, context: { database, uid } }) => {
    await saveItem(database, uid, input.kind, input.id)
    return {}
  }),
  remove: api.saved.remove.handler(async ({ input, context: { database, uid } }) => {
    await removeSaved(database, uid, input)
    return {}
  }),
  clear: api.saved.clear.handler(async ({ context: { database, uid } }) => {
    await removeSaved(database, uid)
    return {}
  }),
}
