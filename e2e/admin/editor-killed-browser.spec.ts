import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { EditorPage, openAsAdmin } from '../support/editor'
import { ANY_WIDTH, expect, test as base } from '../support/page-test'
import { newDraft } from '../support/posts'
import { browserUse } from '../support/site-server'

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

for (const [where, open] of [
  ['a new post', () => Promise.resolve('/admin/post/create')],
  [
    'a long post',
    async (request) =>
      `/admin/post/${(await newDraft(request, { content: `<p>${'Sand the board. '.repeat(6_000)}</p>` })).id}`,
  ],
] as const satisfies [string, (request: Parameters<typeof newDraft>[0]) => Promise<string>][]) {
  test(`continuous typing into ${where} survives a browser crash`, ANY_WIDTH, async ({ start, request }) => {
    const address = await open(request)
    const context = await start()
    const editor = new EditorPage(context.pages()[0] ?? (await context.newPage()))
    await openAsAdmin(editor.page, address)
    await editor.title.click()
    // A key every 100 ms leaves no pause for the debounced write.
    let words = 0
    let isKilled = false
    const typing = (async () => {
      while (!isKilled) await editor.page.keyboard.type(` w${(words += 1)}`, { delay: 100 })
    })().catch(() => undefined)
    await expect.poll(() => longestStoredTitle(editor), { timeout: 30_000 }).toContain(' w10')
    const storedTitle = (await longestStoredTitle(editor)).trim()
    await kill(context)
    isKilled = true
    await typing

    const next = await start()
    const again = new EditorPage(next.pages()[0] ?? (await next.newPage()))
    await openAsAdmin(again.page, address)
    const offer = again.page.getByRole('region', { name: 'Unsaved work' })
    await offer.getByRole('button', { name: 'Restore' }).click()
    await expect(again.title).toHaveValue(new RegExp(storedTitle))
  })
}

/** The longest title among the stored drafts. */
function longestStoredTitle(editor: EditorPage): Promise<string> {
  return editor
    .storedDrafts()
    .then((drafts) => drafts.map(({ values }) => values.title).sort((one, other) => other.length - one.length)[0] ?? '')
}
