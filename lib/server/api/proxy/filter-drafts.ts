import 'server-only'
import { z } from 'zod'
import { errors } from '../../core/errors'
import { withId } from './with-id'

type Asked = {
  /** `posts.list` */
  call: string
  address: string
  /** null for a visitor. */
  authorization: string | null
}

const isPublished = (post: unknown) =>
  typeof post === 'object' && post !== null && (post as { status?: unknown }).status === 'published'

const listAnswer = z.looseObject({ data: z.looseObject({ posts: z.array(z.unknown()) }) })
const postAnswer = z.looseObject({ data: z.looseObject({ post: z.looseObject({}) }) })

/**
 * Removes drafts from an upstream response to a visitor: the API may return drafts, or posts with an unknown status, to everyone. A
 * list says how many posts were withheld.
 * @throws 404 for a post that is not published
 */
export function filterDrafts(body: unknown, { call, address, authorization }: Asked): unknown {
  const answer = withId(body ?? {}, address)
  if (authorization !== null) return answer
  if (call === 'posts.list') return publishedList(answer)
  if (call === 'posts.get') return publishedPost(answer)
  return answer
}

function publishedList(answer: unknown): unknown {
  const { data: list } = listAnswer.safeParse(answer)
  if (!list) return answer
  const posts = list.data.posts.filter(isPublished)
  const withheld = list.data.posts.length - posts.length
  return withheld === 0 ? answer : { ...list, data: { ...list.data, posts, withheld } }
}

function publishedPost(answer: unknown): unknown {
  const { data: found } = postAnswer.safeParse(answer)
  if (found && !isPublished(found.data.post)) throw errors.postNotFound()
  return answer
}
