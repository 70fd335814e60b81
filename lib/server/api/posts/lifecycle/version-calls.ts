import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { env } from '../../../core/env'
import { presentPost } from '../../../posts/post-row'
import { getVersion, listVersions, restoreVersion } from '../../../posts/versions/post-versions'
import { api } from '../../implement'

/** The calls for versions of a post and their restoration. */
export const versionCalls = {
  list: api.versions.list.handler(async ({ input, context: { database } }) => ({
    data: { versions: await listVersions(database, input.id) },
  })),
  get: api.versions.get.handler(async ({ input, context: { database } }) => ({
    data: { version: await getVersion(database, input.id, input.version) },
  })),
  restore: api.versions.restore.handler(async ({ input: { params, body }, context: { viewer, database, changed } }) => {
    const save = { basedOn: body?.updated_at, author: env().ADMIN_USERNAME }
    const post = await restoreVersion(database, params.id, params.version, save)
    changed.push(post.id)
    return {
      message: ADMIN_TEXTS.versionRestored,
      data: { post: await presentPost(database, post, viewer) },
    }
  }),
}
