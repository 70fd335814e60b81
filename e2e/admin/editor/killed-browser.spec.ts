import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type APIRequestContext, type BrowserContext, chromium } from '@playwright/test'
import { ADMIN_HEADER } from '../../support/admin'
import { EditorPage, hideOthersNewPosts } from '../../support/editor'
import { expect, test as base } from '../../support/page-test'
import { callAsAdmin, newDraft } from '../../support/posts'
import { browserUse } from '../../support/site-server'

/** A browser with a profile on disk, which outlives the browser's processes. */
const test = base.extend<{ start: () => Promise<BrowserContext> }>({
  start: async ({ baseURL, extraHTTPHeaders }, provide) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'profile-'))
    const started: BrowserContext[] = []
    await provide(async () => {
      const context = await chromium.launchPersistentContext(profile, {
        ...browserUse.launchOptions,
        baseURL,
        extraHTTPHeaders,
      })
      started.push(context)
      return context
    })
    for (const context of started) await context.close().catch(() => undefined)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  },
})

/** Kills every process of a browser at once, like a crash. */
async function kill(context: BrowserContext): Promise<void> {
  const [page] = context.pages()
  if (!page) throw new Error('The browser has no page')
  const closed = context.waitForEvent('close')
  const session = await context.newCDPSession(page)
  // The crash leaves nothing to respond.
  void session.send('Browser.crash').catch(() => undefined)
  await closed
}

/** Crashes instead of the few that show the kind. */
const MORE_CRASHES = Number(process.env.E2E_CRASHES)
/** Milliseconds of typing that a crash may cost. */
const MOST_LOST = 2_000

/** Opens an editor in the only tab of a browser that is signed in. */
async function openEditor(context: BrowserContext, request: APIRequestContext, address: string): Promise<EditorPage> {
  await context.addCookies((await request.storageState()).cookies)
  const editor = new EditorPage(context.pages()[0] ?? (await context.newPage()))
  await editor.page.addInitScript((header) => sessionStorage.setItem('adminAuthHeader', header), ADMIN_HEADER)
  await hideOthersNewPosts(editor.page)
  await editor.page.goto(address)
  await expect(editor.content).toBeVisible()
  return editor
}

type Key = { key: string; at: number }

/** Ten keys a second: no pause lets the debounced write through. */
async function typeKeys(editor: EditorPage, count: number): Promise<Key[]> {
  const typed: Key[] = []
  await editor.summary.focus()
  await editor.page.keyboard.press('ControlOrMeta+End')
  for (let at = 0; at < count; at += 1) {
    const key = 'abcdefghijklmnopqrstuvwxyz'.charAt(at % 26)
    typed.push({ key, at: Date.now() })
    await editor.page.keyboard.press(key, { delay: 100 })
  }
  return typed
}

for (const [where, few, open] of [
  ['a new post', 2, () => Promise.resolve('/admin/post/create')],
  [
    'a long post',
    1,
    async (request) =>
      `/admin/post/${(await newDraft(request, { content: `<p>${'Sand the board. '.repeat(6_000)}</p>` })).id}`,
  ],
] as const satisfies [string, number, (request: APIRequestContext) => Promise<string>][]) {
  test(`browser crashes in the midst of typing into ${where} cost at most two seconds each`, async ({
    start,
    request,
  }, info) => {
    // It starts a browser for each crash.
    test.slow()
    await callAsAdmin(request, 'get', '/admin/auth-check')
    const crashes = MORE_CRASHES || few
    const address = await open(request)
    const lost: number[] = []
    let kept = ''
    let typed: Key[] = []
    let killedAt = 0
    for (let crash = 0; crash <= crashes; crash += 1) {
      const context = await start()
      const editor = await openEditor(context, request, address)
      if (crash > 0) {
        const offer = editor.page.getByRole('region', { name: 'Unsaved work' })
        await offer.getByRole('button', { name: 'Restore' }).click()
        await expect(offer).toHaveCount(0)
      }
      const found = await editor.summary.inputValue()
      if (crash > 0) {
        const all = kept + typed.map(({ key }) => key).join('')
        expect(all.startsWith(found), `“${found}” is the beginning of “${all}”`).toBe(true)
        lost.push(killedAt - (typed[found.length - kept.length]?.at ?? killedAt))
      }
      kept = found
      if (crash === crashes) break
      // Each crash comes at another moment between two writes, after more typing than it may cost.
      typed = await typeKeys(editor, 24 + ((crash * 7) % 17))
      killedAt = Date.now()
      await kill(context)
    }
    const worst = Math.max(...lost)
    info.annotations.push({ type: 'most typing lost', description: `${worst} ms` })
    expect(worst, `milliseconds lost: ${lost.join(', ')}`).toBeLessThanOrEqual(MOST_LOST)
  })
}
