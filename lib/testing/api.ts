import type { CatalogProduct, ProductLink } from '@/lib/contract/products/catalog'
import type { FailedJob } from '@/lib/contract/job-calls'
import type { ReplacedLink } from '@/lib/contract/products/replace-calls'
import type { Failure } from '@/lib/contract/failure'
import type { Post, PostSummary } from '@/lib/contract/posts/post'
import type { Pagination } from '@/lib/contract/fields/pagination'
import type { Product } from '@/lib/contract/products/product'
import { handleApi } from '../server/api/handle-api'
import { headerDigest, rememberAccepted } from '../server/auth/credentials'

export const ADMIN_PASSWORD = 'correct horse battery'
export const ADMIN = `Basic ${btoa(`admin:${ADMIN_PASSWORD}`)}`

/** Everything that a response of the API may contain. */
export type Answer = Partial<Omit<Failure, 'success'>> & {
  success: boolean
  deletedCount?: number
  updatedCount?: number
  data: {
    post: Post
    posts: PostSummary[]
    product: Product
    link: ProductLink
    replaced: ReplacedLink[]
    jobs: FailedJob[]
    duplicates: CatalogProduct['duplicates']
    products: Product[]
    categories: string[]
    pagination: Pagination
    counts?: Record<string, number>
    url: string
  }
}

export type Sent = { body?: unknown; as?: string | null; headers?: Record<string, string> }

/** As if ADMIN had signed in before: hashing its password takes a tenth of a second of CPU, in each file of tests. */
function signIn(): void {
  const { ADMIN_PASSWORD: password, ADMIN_PASSWORD_HASH: hash } = process.env
  const digest = headerDigest(ADMIN)
  if (digest && password === ADMIN_PASSWORD && !hash) rememberAccepted(digest)
}

/** Sends a request to the API as a browser would. @param sent.as the Authorization header */
export function send(method: string, path: string, { body, as, headers = {} }: Sent = {}): Promise<Response> {
  if (as === ADMIN) signIn()
  const isForm = body instanceof FormData
  const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: {
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(as && { authorization: as }),
      ...headers,
    },
    body: body === undefined ? null : isForm || isRaw ? (body as BodyInit) : JSON.stringify(body),
    duplex: 'half',
  }
  return handleApi(new Request(`http://site.test/api${path}`, init))
}

/** Sends a request and parses the JSON response. */
export async function call(method: string, path: string, sent: Sent = {}): Promise<Answer & { status: number }> {
  const response = await send(method, path, sent)
  return { status: response.status, ...((await response.json()) as Answer) }
}

/** Creates a post as the administrator; by default published, with a title and a summary. */
export async function makePost(fields: Record<string, unknown> = {}): Promise<Post> {
  const body = { title: 'Oak shelves', summary: 'A wall of oak', status: 'published', ...fields }
  const made = await call('POST', '/curated-posts', { body, as: ADMIN })
  if (made.status !== 201) throw new Error(`The post was not stored: ${made.message}`)
  return made.data.post
}
