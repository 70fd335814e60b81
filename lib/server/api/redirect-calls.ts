import 'server-only'
import { forgetMissingVisits, listMissingVisits } from '../redirects/missing-visits'
import {
  allRedirects,
  changeRedirect,
  createRedirect,
  listRedirects,
  redirectsStamp,
  removeRedirect,
} from '../redirects/redirect-rows'
import { exportRedirects, importRedirects } from '../redirects/redirects-csv'
import { api } from './implement'

const success = true as const
const PER_PAGE = 20

const active = api.redirects.active.handler(async ({ input, context: { database } }) => {
  const stamp = await redirectsStamp(database)
  const rows = input.stamp === stamp ? [] : await allRedirects(database)
  return { success, data: { redirects: rows.map(({ from, to, status }) => ({ from, to, status })), stamp } }
})

const list = api.redirects.list.handler(async ({ input, context: { database } }) => ({
  success,
  data: await listRedirects(database, input.q ?? '', input.page ?? 1, input.per_page ?? PER_PAGE),
}))

const create = api.redirects.create.handler(async ({ input, context: { database } }) => ({
  success,
  message: 'Redirect added',
  data: { redirect: await createRedirect(database, input) },
}))

const update = api.redirects.update.handler(async ({ input, context: { database } }) => ({
  success,
  message: 'Redirect saved',
  data: { redirect: await changeRedirect(database, input.params.id, input.body) },
}))

const remove = api.redirects.remove.handler(async ({ input, context: { database } }) => {
  await removeRedirect(database, input.id)
  return { success, message: 'Redirect removed' }
})

const importCsv = api.redirects.importCsv.handler(async ({ input, context: { database } }) => {
  const importedCount = await importRedirects(database, input.csv)
  return { success, message: `${importedCount} redirect(s) imported`, importedCount }
})

const exportCsv = api.redirects.exportCsv.handler(async ({ context: { database } }) => ({
  success,
  data: { csv: await exportRedirects(database) },
}))

const missing = api.redirects.missing.handler(async ({ context: { database } }) => ({
  success,
  data: { visits: await listMissingVisits(database) },
}))

const forget = api.redirects.forget.handler(async ({ input, context: { database } }) => {
  await forgetMissingVisits(database, input.paths)
  return { success, message: 'Removed from the list' }
})

/** The calls for redirects and the paths that visitors missed. */
export const redirectCalls = { active, list, create, update, remove, importCsv, exportCsv, missing, forget }
