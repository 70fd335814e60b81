import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { openApiDocument } from '../api/docs/open-api'
import { ANNOUNCEMENT, startUpstreamApi } from '../../testing/servers/upstream-api'
import { clearCapabilities } from '../api/proxy/upstream-capabilities'

const api = await startUpstreamApi()
beforeEach(() => {
  vi.unstubAllEnvs()
  clearCapabilities()
  api.replies.clear()
})
afterAll(() => api.close())

async function offersOf(base: string | undefined) {
  vi.resetModules()
  vi.stubEnv('API_BASE_URL', base)
  await import('../../testing/provide-site-api')
  const { adminOffers } = await import('./admin-offers')
  return adminOffers()
}

test('the embedded API offers everything', async () => {
  expect(Object.values(await offersOf(undefined))).not.toContain(false)
})

test('an external API offers what it announces completely, and its HTML is never shown as it comes', async () => {
  const document = await openApiDocument()
  api.replies.set(ANNOUNCEMENT, { body: document })
  const { previews, ...announced } = await offersOf(api.base)
  expect(previews).toBe(false)
  expect(Object.values(announced)).not.toContain(false)
  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).filter(([path]) => path !== '/admin/deleted-posts/restore'),
  )
  api.replies.set(ANNOUNCEMENT, { body: { ...document, paths } })
  clearCapabilities()
  expect(await offersOf(api.base)).toEqual({
    affiliates: true,
    archive: true,
    authors: true,
    batchStatus: true,
    catalog: true,
    deleted: false,
    drafts: true,
    highlightOrder: true,
    imports: true,
    insights: true,
    pictures: true,
    plans: true,
    previews: false,
    jobs: true,
    linkChecks: true,
    urlChecks: true,
    productEntry: true,
    productImport: true,
    importUndo: true,
    replace: true,
    reread: true,
    redirects: true,
    tags: true,
    versions: true,
  })
})

test('an API that announces nothing offers nothing, and gets no further requests', async () => {
  expect(Object.values(await offersOf(api.base))).not.toContain(true)
  expect(api.seen).toEqual([])
})
