import type { StoredWork } from '../../contract/posts/editor-calls'
import { ApiError } from '../../contract/failure'
import { adminHeader } from '../../session/admin-header'
import { apiAs, type SiteClient } from '../calls/client'

let refused: string | null = null

/**
 * Calls the API while somebody types: unlike `api`, without a prompt when the session has ended. A refused header is not sent
 * again, since each one slows sign-in down.
 */
async function inBackground<T>(call: (client: SiteClient) => Promise<T>): Promise<T> {
  const header = adminHeader()
  if (header === null || header === refused) throw new ApiError(401, 'The session has ended')
  try {
    return await call(apiAs(header))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) refused = header
    throw error
  }
}

/** Unsaved work on a post that the server has, latest first. @param post null for new posts. */
export async function readServerDrafts(post: string | null): Promise<StoredWork[]> {
  const { data } = await inBackground((client) => client.drafts.list(post === null ? {} : { post_id: post }))
  return data.drafts
}

/** Stores unsaved work on the server. @param work JSON. */
export async function saveServerDraft(post: string | null, slot: string, work: string): Promise<void> {
  await inBackground((client) => client.drafts.save({ params: { slot }, body: { post_id: post, work } }))
}

/** Removes unsaved work from the server. */
export async function removeServerDraft(slot: string): Promise<void> {
  await inBackground((client) => client.drafts.remove({ slot }))
}
