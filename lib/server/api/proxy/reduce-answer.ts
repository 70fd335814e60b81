import { z } from 'zod'
import { errors } from '../../core/errors'
import { anyText } from '@/lib/contract/fields/fields'

const POST_ADDRESS = /\/api\/curated-posts\/([^/]+)\/?$/

const postAnswer = z.looseObject({ data: z.looseObject({ post: z.looseObject({}) }) })

type RequestedCall = {
  /** `posts.list` */
  call: string
  address: string
  /** null for a visitor. */
  authorization: string | null
  /** Maximum number of items in a list; null if unknown. */
  size: number | null
}

const isPublished = (post: unknown) =>
  typeof post === 'object' && post !== null && (post as { status?: unknown }).status === 'published'

const listResponse = z.looseObject({ data: z.looseObject({ posts: z.array(z.unknown()) }) })
const postResponse = z.looseObject({ data: z.looseObject({ post: z.looseObject({}) }) })

/**
 * Removes from an upstream response what its caller must not see or did not ask for. The API may return drafts, or posts with an
 * unknown status, to everyone: a list for a visitor says how many posts were withheld. It may have been asked for more than `size`.
 * @throws 404 for a post that is not published
 */
export function reduceAnswer(body: unknown, { call, address, authorization, size }: RequestedCall): unknown {
  const response = withId(body ?? {}, address)
  if (call === 'posts.list') return firstOf(authorization === null ? publishedList(response) : response, 'posts', size)
  if (call === 'products.list') return firstOf(response, 'products', size)
  if (authorization !== null) return response
  if (call === 'posts.get') return publishedPost(response)
  return response
}

const anyResponse = z.looseObject({ data: z.looseObject({}) })

function firstOf(response: unknown, list: 'posts' | 'products', size: number | null): unknown {
  const { data: found } = anyResponse.safeParse(response)
  const items = found?.data[list]
  if (!found || size === null || !Array.isArray(items) || items.length <= size) return response
  return { ...found, data: { ...found.data, [list]: items.slice(0, size) } }
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

/** The body of an upstream response; if a post in it lacks its id, the id comes from the URL. */
function withId(body: unknown, address: string): unknown {
  const [, id] = new URL(address).pathname.match(POST_ADDRESS) ?? []
  const { data: answer } = postAnswer.safeParse(body)
  if (!id || !answer) return body
  const { post } = answer.data
  return {
    ...answer,
    data: { ...answer.data, post: { ...post, id: anyText.parse(post.id) || decodeURIComponent(id) } },
  }
}
