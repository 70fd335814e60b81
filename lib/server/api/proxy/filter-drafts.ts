import 'server-only'
import { z } from 'zod'
import { errors } from '../../core/errors'
import { withId } from './with-id'

type RequestedCall = {
  /** `posts.list` */
  call: string
  address: string
  /** null for a visitor. */
  authorization: string | null
}

const isPublished = (post: unknown) =>
  typeof post === 'object' && post !== null && (post as { status?: unknown }).status === 'published'

const listResponse = z.looseObject({ data: z.looseObject({ posts: z.array(z.unknown()) }) })
const postResponse = z.looseObject({ data: z.looseObject({ post: z.looseObject({}) }) })

/**
 * Removes drafts from an upstream response to a visitor: the API may return drafts, or posts with an unknown status, to everyone. A
 * list says how many posts were withheld.
 * @throws 404 for a post that is not published
 */
export function filterDrafts(body: unknown, { call, address, authorization }: RequestedCall): unknown {
  const response = withId(body ?? {}, address)
  if (authorization !== null) return response
  if (call === 'posts.list') return publishedList(response)
  if (call === 'posts.get') return publishedPost(response)
  return response
}

function publishedList(response: unknown): unknown {
  const { data: list } = listResponse.safeParse(response)
  if (!list) return response
  const posts = list.data.posts.filter(isPublished)
  const withheld = list.data.posts.length - posts.length
  return withheld === 0 ? response : { ...list, data: { ...list.data, posts, withheld } }
}

function publishedPost(response: unknown): unknown {
  const { data: found } = postResponse.safeParse(response)
  if (found && !isPublished(found.data.post)) throw errors.postNotFound()
  return response
}
