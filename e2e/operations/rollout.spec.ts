import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test as base } from '@playwright/test'
import { type Served, startProxy } from '../../lib/tools/bench/servers'
import { openDashboard } from '../support/admin'
import { delayScripts } from '../support/delayed-scripts'
import { EditorPage } from '../support/editor'
import { hydrated } from '../support/page-test'
import { type Process, ready, run, START } from '../support/operations-site'
import { makeSecondBuild } from '../support/second-build'
import { browserUse, copyData, data } from '../support/site-server'
import { skipIf } from '../support/skip-if'
import { NEW_BUILD, OLD_BUILD } from '../support/sites'

const hasNginx = spawnSync('nginx', ['-v']).status === 0

const atAddress = ({ port }: { port: number }) => ({ origin: `http://127.0.0.1:${port}` })

/** Starts a build of the site on a copy of the demo content. */
async function startBuild({ port, url }: typeof OLD_BUILD, cwd?: string): Promise<Process & { folder: string }> {
  const folder = `${data}-${port}`
  copyData(folder)
  const site = run(
    [START],
    { LOG_LEVEL: 'error', TRUSTED_PROXIES: '1', SITE_URL: url, PORT: String(port), DATA_DIR: folder },
    { ...(cwd && { cwd }) },
  )
  await ready(url)
  return { ...site, folder }
}

type Rollout = {
  /** Origin of nginx in front of both builds. */
  origin: string
  /** Starts the new build beside the old one. */
  begin: () => Promise<void>
  /** Stops the old build. */
  end: () => Promise<void>
}

const test = base.extend<{ rollout: Rollout }>({
  rollout: async ({}, provide) => {
    const otherBuild = mkdtempSync(path.join(tmpdir(), 'plumbline-second-build-'))
    makeSecondBuild(otherBuild)
    const old = await startBuild(OLD_BUILD)
    const proxy: Served = await startProxy(atAddress(OLD_BUILD), atAddress(NEW_BUILD))
    const sites = [old]
    const end = async () => {
      old.child.kill('SIGKILL')
      await old.ended
    }
    await provide({
      origin: proxy.origin,
      begin: async () => void sites.push(await startBuild(NEW_BUILD, otherBuild)),
      end,
    })
    await proxy.stop()
    for (const site of sites) site.child.kill('SIGKILL')
    await Promise.all(sites.map((site) => site.ended))
    for (const folder of [otherBuild, ...sites.map((site) => site.folder)])
      rmSync(folder, { recursive: true, force: true })
  },
})
test.use(browserUse)
test.beforeEach(() => skipIf(!hasNginx, 'nginx is not installed.'))

const rowsOf = (page: Page) => page.getByRole('region', { name: 'Latest posts' }).getByRole('heading', { level: 3 })
/** Elements of a page that name scripts or styles of the new build. */
const newAssetsOf = (page: Page) =>
  page.locator(['src', 'href'].map((name) => `[${name}*="/_next/static/chunks/other-"]`).join(', '))
const expectNewBuild = (page: Page) => expect(newAssetsOf(page)).not.toHaveCount(0)

/** Scrolls the home list on, which loads its code. */
async function readOn(page: Page): Promise<void> {
  const before = await rowsOf(page).count()
  await rowsOf(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(before)
}

test('pages that are open during a rollout keep working', async ({ browser, rollout }) => {
  const context = await browser.newContext({ baseURL: rollout.origin, viewport: { width: 1440, height: 900 } })
  // nginx caches each encoding apart: to these browsers its cache is one that has evicted the scripts of the others.
  const uncached = (encoding: string) =>
    browser.newContext({ baseURL: rollout.origin, extraHTTPHeaders: { 'accept-encoding': encoding } })
  const [slow, lazy] = [await uncached('identity'), await uncached('gzip')]
  const [loading, listed] = [await slow.newPage(), await lazy.newPage()]
  const letScriptsLoad = await delayScripts(loading)
  const [reading, mixed, searching] = [await context.newPage(), await context.newPage(), await context.newPage()]
  const [dashboard, written] = [await context.newPage(), await context.newPage()]
  await loading.goto('/', { waitUntil: 'commit' })
  for (const page of [listed, reading, mixed, searching]) await page.goto('/')
  for (const page of [listed, reading, mixed, searching]) await hydrated(page)
  await openDashboard(dashboard)
  const editor = new EditorPage(written)
  // The dashboard's tab hands its session over.
  await written.goto('/admin/post/create')
  await editor.content.waitFor()
  await editor.title.fill('Written over two builds')
  await editor.summary.fill('About it')

  await rollout.begin()
  // nginx asks the instances by turns.
  await expect.poll(async () => (await (await fetch(`${rollout.origin}/search`)).text()).includes('other-')).toBe(true)
  await test.step('while both builds run, a page of either loads its remaining scripts', async () => {
    await readOn(mixed)
    await expect(newAssetsOf(mixed)).toHaveCount(0)
  })

  await rollout.end()
  await test.step('a page whose scripts were still loading reloads', async () => {
    letScriptsLoad()
    await expectNewBuild(loading)
    await hydrated(loading)
    await readOn(loading)
  })
  await test.step('a lazy script is loaded from the new build, after a reload of the page', async () => {
    await rowsOf(listed).last().scrollIntoViewIfNeeded()
    await expectNewBuild(listed)
    await hydrated(listed)
    await readOn(listed)
  })
  await test.step('links and buttons of an open page keep working', async () => {
    await reading.getByRole('button', { name: 'Next highlights' }).click()
    await rowsOf(reading).first().getByRole('link').click()
    await expect(reading.getByRole('article').first()).toBeVisible()
    await expectNewBuild(reading)
  })
  await test.step('a search box whose suggestions are gone keeps its cursor and its text, and the search works', async () => {
    const box = searching.getByPlaceholder('Search posts, tags, products...')
    await box.focus()
    await expect(searching.getByRole('alert').filter({ hasText: 'The site was updated.' })).toBeVisible()
    await expect(box).toBeFocused()
    await box.fill('paint')
    await box.press('Enter')
    await expect(searching).toHaveURL(/\/search\?q=paint$/)
  })
  await test.step('the dashboard opens the editor', async () => {
    await dashboard.getByRole('link', { name: 'Create New Post' }).click()
    await expect(dashboard.getByRole('textbox', { name: 'Content' })).toBeVisible()
    await expectNewBuild(dashboard)
  })
  await test.step('text being written is kept and saved', async () => {
    await editor.content.click()
    await written.keyboard.type('Begun in one, ended in the other.')
    await editor.save.click()
    // The new build's dashboard is loaded as a new page, which shows the post instead of the toast.
    await expect(written.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    await expect(written.getByText('Written over two builds').first()).toBeVisible()
  })
  await Promise.all([context, lazy, slow].map((each) => each.close()))
})
