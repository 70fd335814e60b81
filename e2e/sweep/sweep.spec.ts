import { expect, test as base, type Page } from '@playwright/test'
import { PageProblems } from '../support/page-test'
import { Contexts } from './contexts'
import { openScreen } from './open'
import type { SweepInPage } from './page/main'
import { Presses, pressKeys, requestLinks } from './press'
import type { Screen } from './screen'
import { SCREENS } from './screens'

declare const sweep: SweepInPage

const test = base.extend<object, { contexts: Contexts }>({
  contexts: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, hasTouch, isMobile, userAgent, deviceScaleFactor } = project.use
      const contexts = new Contexts(browser, { baseURL, viewport, hasTouch, isMobile, userAgent, deviceScaleFactor })
      await use(contexts)
      await contexts.close()
    },
    { scope: 'worker' },
  ],
})

/** Popups that presses opened, and those that entries of the list show. */
const opened = new Map<string, string>()
const listed = new Set<string>()
let swept = 0

for (const screen of SCREENS) {
  test(screen.name, async ({ contexts, hasTouch }) => {
    test.skip(hasTouch && screen.isWide === true, 'it exists with a mouse only')
    const page = await (await contexts.of(screen.as)).newPage()
    page.on('dialog', (dialog) => void dialog.accept())
    let isCrashed = false
    page.on('crash', () => (isCrashed = true))
    const problems = new PageProblems(page)
    if (screen.reports) problems.allow(screen.reports)
    try {
      await page.addInitScript((answers) => Object.assign(window, { sweepAnswers: answers }), screen.answers ?? [])
      await openScreen(page, screen)
      const { popups } = await page.evaluate(() => sweep.where(undefined))
      for (const name of popups) listed.add(kindOfPopup(name))
      expect.soft(await lookAt(page, screen, hasTouch), 'what shows').toEqual([])
      if (!screen.isOnlySeen) expect.soft(await pressAll(page, screen, hasTouch), 'what presses did').toEqual([])
      expect.soft(await requestLinks(page), 'links that lead nowhere').toEqual([])
      expect.soft(problems.unexpected, 'the page reported problems').toEqual([])
      swept += 1
    } finally {
      expect.soft(isCrashed, 'the tab crashed').toBe(false)
      await page.close()
    }
  })
}

test('every dialog and menu that presses opened has an entry in the list', () => {
  // A worker that was replaced after a failure has seen a part only.
  test.skip(swept < SCREENS.length / 2, 'a part of the screens was swept')
  expect([...opened].filter(([name]) => !listed.has(name))).toEqual([])
})

/** The name of a popup without the names of posts and products in it. */
const kindOfPopup = (name: string) => name.replace(/[“"].*[”"]/, '“…”')

/** Looks at a screen in both schemes; the rules of structure are checked once, on wide screens. */
async function lookAt(page: Page, { scope }: Screen, isPhone: boolean): Promise<string[]> {
  const found = await page.evaluate((selector) => sweep.faults(selector), scope)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const isWhole = !isPhone && colorScheme === 'light'
    const violations = await page.evaluate((whole) => sweep.violations(whole), isWhole)
    found.push(...violations.map((one) => `${colorScheme}: ${one}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (isPhone) return found
  // A key makes the browser show focus.
  await page.keyboard.press('Shift')
  return [...found, ...(await page.evaluate((selector) => sweep.invisibleFocus(selector), scope))]
}

async function pressAll(page: Page, screen: Screen, isPhone: boolean): Promise<string[]> {
  const faults: string[] = []
  for (const way of isPhone ? (['touch'] as const) : (['mouse', 'keyboard'] as const)) {
    const round = new Presses(page, screen, way)
    await openScreen(page, screen)
    await round.all()
    faults.push(...round.faults)
    for (const name of round.opened) opened.set(kindOfPopup(name), screen.name)
    test.info().annotations.push({ type: way, description: `${round.count} presses, ${round.reopened} times opened` })
    console.info(`TIMES ${screen.name}: ${way} ${round.count} presses, ${round.reopened} reopened`)
  }
  if (screen.keys) {
    await openScreen(page, screen)
    faults.push(...(await pressKeys(page, screen.keys)))
  }
  return faults
}
