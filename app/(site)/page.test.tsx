import type { ReactElement } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { HomeView } from '@/components/posts/home/home-view'
import '@/lib/testing/provide-site-api'
import { AWKWARD_POST, startUpstreamApi } from '@/lib/testing/servers/upstream-api'
import HomePage from './page'

let api: Awaited<ReturnType<typeof startUpstreamApi>>
beforeAll(async () => {
  api = await startUpstreamApi()
  vi.stubEnv('API_BASE_URL', api.base)
})
afterAll(() => api.close())

/** The home view within a rendered tree. */
function homeViewIn(node: unknown): ReactElement<Parameters<typeof HomeView>[0]> | null {
  if (Array.isArray(node)) return node.map(homeViewIn).find(Boolean) ?? null
  if (typeof node !== 'object' || node === null || !('props' in node)) return null
  const element = node as ReactElement<{ children?: unknown }>
  if (element.type === HomeView) return element as never
  return homeViewIn(element.props.children)
}

test.each([
  ['drafts are withheld from a full list', 10, 1, true],
  ['the list is full', 10, 0, true],
  ['the list is shorter', 9, 1, false],
])('home links to older posts without scripts if the API may have more: %s', async (_what, count, drafts, more) => {
  const posts = Array.from({ length: count }, (_, index) => ({
    ...AWKWARD_POST,
    id: `p${index}`,
    status: index < drafts ? 'draft' : 'published',
  }))
  api.replies.set('GET /api/curated-posts', { body: { data: { posts } } })
  expect(homeViewIn(await HomePage())?.props.more).toBe(more)
})
