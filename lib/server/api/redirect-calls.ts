import { forgetMissingVisits, listMissingVisits } from '../redirects/missing-visits'
import * as stored from '../redirects/redirect-rows'
import { exportRedirects, importRedirects } from '../redirects/redirects-csv'
import type { Answers } from './implement'

const PER_PAGE = 20

/** The calls for redirects and the paths that visitors missed. */
export const redirectCalls: Answers['redirects'] = {
  active: async (input, { database }) => {
    const stamp = await stored.redirectsStamp(database)
    const rows = input.stamp === stamp ? [] : await stored.allRedirects(database)
    return { data: { redirects: rows.map(({ from, to, status }) => ({ from, to, status })), stamp } }
  },
  list: async (input, { database }) => ({
    data: await stored.listRedirects(database, input.q ?? '', input.page ?? 1, input.per_page ?? PER_PAGE),
  }),
  create: async (input, { database }) => ({
    message: 'Redirect added',
    data: { redirect: await stored.createRedirect(database, input) },
  }),
  update: async (input, { database }) => ({
    message: 'Redirect saved',
    data: { redirect: await stored.changeRedirect(database, input.params.id, input.body) },
  }),
  remove: async (input, { database }) => {
    await stored.removeRedirect(database, input.id)
    return { message: 'Redirect removed' }
  },
  importCsv: async (input, { database }) => {
    const importedCount = await importRedirects(database, input.csv)
    return { message: `${importedCount} redirect(s) imported`, importedCount }
  },
  exportCsv: async (_input, { database }) => ({ data: { csv: await exportRedirects(database) } }),
  missing: async (_input, { database }) => ({ data: { visits: await listMissingVisits(database) } }),
  forget: async (input, { database }) => {
    await forgetMissingVisits(database, input.paths)
    return { message: 'Removed from the list' }
  },
}
