import 'server-only'
import { listProgrammes, removeProgramme, saveProgramme } from '../../products/programmes'
import { errors } from '../../core/errors'
import { api } from '../implement'

const success = true as const

const list = api.affiliates.list.handler(async ({ context: { database } }) => ({
  success,
  data: { programmes: await listProgrammes(database) },
}))

const save = api.affiliates.save.handler(async ({ input, context: { database } }) => {
  const programme = await saveProgramme(database, input.params.host, input.body)
  return { success, message: 'Affiliate program saved', data: { programme } }
})

const remove = api.affiliates.remove.handler(async ({ input, context: { database } }) => {
  if (!(await removeProgramme(database, input.host))) throw errors.programmeNotFound()
  return { success, message: 'Affiliate program removed' }
})

/** The calls for affiliate programs of shops. */
export const affiliateCalls = { list, save, remove }
