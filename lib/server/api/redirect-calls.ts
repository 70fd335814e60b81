import { forgetMissingVisits, listMissingVisits } from '../redirects/missing-visits'
import * as stored from '../redirects/redirect-rows'
import { exportRedirects, importRedirects } from '../redirects/redirects-csv'
import { api } from './implement'

const PER_PAGE = 20

/** The calls for redirects and the paths that visitors missed. */
export const redirectCalls = {
  active: api.redirects.active.handler(async ({ input, context: { database } }) => {
    const stamp = await stored.redirectsStamp(database)
    const rows = input.stamp === stamp ? [] : await stored.allRedirects(database)
    return { data: { redirects: rows.map(({ from, to, status }) => ({ from, to, status })), stamp } }
  }),
  list: api.redirects.list.handler(async ({ input, context: { database } }) => ({
    data: await stored.listRedirects(database, input.q ?? '', input.page ?? 1, input.per_page ?? PER_PAGE),
  })),
  create: api.redirects.create.handler(async ({ input, context: { database } }) => ({
    message: 'Redirect added',
    data: { redirect: await stored.createRedirect(database, input) },
  })),
  update: api.redirects.update.handler(async ({ input, context: { database } }) => ({
    message: 'Redirect saved',
    data: { redirect: await stored.changeRedirect(database, input.params.id, input.body) },
  })),
  remove: api.redirects.remove.handler(async ({ input, context: { database } }) => {
    await stored.removeRedirect(database, input.id)
    return { message: 'Redirect removed' }
  }),
  importCsv: api.redirects.importCsv.handler(async ({ input, context: { database } }) => {
    const importedCount = await importRedirects(database, input.csv)
    return { message: `${importedCount} redirect(s) imported`, importedCount }
  }),
  exportCsv: api.redirects.exportCsv.handler(async ({ context: { database } }) => ({
    data: { csv: await exportRedirects(database) },
  })),
  missing: api.redirects.missing.handler(async ({ context: { database } }) => ({
    data: { visits: await listMissingVisits(database) },
  })),
  forget: api.redirects.forget.handler(async ({ input, context: { database } }) => {
    await forgetMissingVisits(database, input.paths)
    return { message: 'Removed from the list' }
  }),
}
