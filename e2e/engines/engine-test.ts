import { test as base } from '@playwright/test'
import type { Post, PostSummary } from '../../lib/contract/posts/post'
import { ADMIN_HEADER } from '../support/admin'
import { skipIf } from '../support/skip-if'
import { ENGINES_SITE, WEBKIT_DRIVER } from '../support/sites'
import type { Engine } from './engine'
import { hasFirefox, startFirefox } from './firefox'
import { Visitor } from './visitor'
import { hasWebKit, startWebKit } from './webkit'

export type EngineName = 'Firefox' | 'WebKit'

const ENGINES = {
  Firefox: { isThere: hasFirefox, start: startFirefox },
  WebKit: { isThere: hasWebKit, start: () => startWebKit(WEBKIT_DRIVER.port) },
}

/** A test in one engine, which all tests of a worker share; it fails on errors of scripts and violations of the policy. */
export const test = base.extend<{ visitor: Visitor }, { engineName: EngineName; engine: Engine | null }>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const { isThere, start } = ENGINES[engineName]
      const engine = isThere ? await start() : null
      await use(engine)
      await engine?.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  visitor: async ({ engine, engineName }, provide) => {
    skipIf(!engine, `${engineName} is not installed`)
    if (!engine) return
    const visitor = new Visitor(engine, ENGINES_SITE.url)
    await provide(visitor)
    base.expect(await visitor.problems(), 'the page reported problems').toEqual([])
  },
})

export const { expect } = base

async function call<Data>(path: string, init: RequestInit = {}): Promise<Data> {
  const headers = { 'content-type': 'application/json', authorization: ADMIN_HEADER }
  const response = await fetch(`${ENGINES_SITE.url}/api${path}`, { headers, ...init })
  expect(response.ok, path).toBe(true)
  return ((await response.json()) as { data: Data }).data
}

/** Creates a post for a test. */
export async function apiPost(post: Partial<Post>): Promise<Post> {
  const body = JSON.stringify({ summary: 'In short', ...post })
  return (await call<{ post: Post }>('/curated-posts', { method: 'POST', body })).post
}

export const allPosts = async () => (await call<{ posts: PostSummary[] }>('/curated-posts')).posts

/** The latest posts of the demo content: those of the tests have no products. */
export const publishedPosts = async () =>
  (await call<{ posts: PostSummary[] }>('/curated-posts?status=published&limit=40')).posts.filter(
    ({ products }) => products.length > 0,
  )

/** The unsaved work on a post that the server keeps, as JSON. */
export const storedWork = async (postId: string) =>
  (await call<{ drafts: { work: string }[] }>(`/admin/drafts?post_id=${postId}`)).drafts.map(({ work }) => work).join()
