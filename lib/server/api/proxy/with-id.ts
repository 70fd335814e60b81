import 'server-only'
import { z } from 'zod'
import { anyText } from '@/lib/contract/fields/fields'

const POST_ADDRESS = /\/api\/curated-posts\/([^/]+)\/?$/
const postAnswer = z.looseObject({ data: z.looseObject({ post: z.looseObject({}) }) })

/** The body of an upstream response; if a post in it lacks its id, the id comes from the URL. */
export function withId(body: unknown, address: string): unknown {
  const [, id] = new URL(address).pathname.match(POST_ADDRESS) ?? []
  const { data: answer } = postAnswer.safeParse(body)
  if (!id || !answer) return body
  const { post } = answer.data
  return {
    ...answer,
    data: { ...answer.data, post: { ...post, id: anyText.parse(post.id) || decodeURIComponent(id) } },
  }
}
