import { listProgrammes, removeProgramme, saveProgramme } from '../../products/programmes'
import { errors } from '../../core/errors'
import { api } from '../implement'

/** The calls for affiliate programs of shops. */
export const affiliateCalls = {
  list: api.affiliates.list.handler(async ({ context: { database } }) => ({
    data: { programmes: await listProgrammes(database) },
  })),
  save: api.affiliates.save.handler(async ({ input, context: { database } }) => {
    const programme = await saveProgramme(database, input.params.host, input.body)
    return { message: 'Affiliate program saved', data: { programme } }
  }),
  remove: api.affiliates.remove.handler(async ({ input, context: { database } }) => {
    if (!(await removeProgramme(database, input.host))) throw errors.programmeNotFound()
    return { message: 'Affiliate program removed' }
  }),
}
