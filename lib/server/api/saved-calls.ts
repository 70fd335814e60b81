import { listSaved, removeSaved, saveItem } from '../visitors/saved-items'
import type { Answers } from './implement'

/** The calls for a visitor's own list; the identity provider's token says whose. */
export const savedCalls: Answers['saved'] = {
  list: async (_input, { database, uid }) => ({ data: await listSaved(database, uid) }),
  add: async (input, { database, uid }) => {
    await saveItem(database, uid, input.kind, input.id)
    return {}
  },
  remove: async (input, { database, uid }) => {
    await removeSaved(database, uid, input)
    return {}
  },
  clear: async (_input, { database, uid }) => {
    await removeSaved(database, uid)
    return {}
  },
}
