import { expect, type Page } from '@playwright/test'
import { PageProblems } from '../support/page-test'
import { AXE, test } from './contexts'
import { goToScreen } from './open'
import type { SweepInPage } from './page/main'
import { forgetPresses, Presses, pressKeys, requestLinks } from './press'
import { WIDE, type Screen } from './screen'

declare const sweep: SweepInPage

/** A test for each screen: it is opened, looked at, and every control of it is pressed. Each file that calls it begins anew. */
export function sweepScreens(screens: readonly Screen[]): void {
  test.beforeAll(forgetPresses)
  for (const screen of screens) {
    test(screen.name, { tag: screen.isWide ? WIDE.tag : [] }, async ({ contexts, hasTouch }) => {
      const page = await contexts.pageOf(screen.as)
      page.on('dialog', (dialog) => void dialog.accept())
      let isCrashed = false
      page.on('crash', () => (isCrashed = true))
      const problems = new PageProblems(page)
      if (screen.reports) problems.allow(screen.reports)
      const start = await page.addInitScript(
        (answers) => Object.assign(window, { sweepAnswers: answers }),
        screen.answers ?? [],
      )
      try {
        await goToScreen(page, screen)
        const { popups } = await page.evaluate(() => sweep.where(undefined))
        for (const name of popups) note('listed', name)
        expect.soft(await lookAt(page, screen, hasTouch), 'what shows').toEqual([])
        if (screen.keys) expect.soft(await pressKeys(page, screen.keys), 'what keys did').toEqual([])
        if (!screen.isOnlySeen) expect.soft(await pressAll(page, screen, hasTouch), 'what presses did').toEqual([])
        expect.soft(await requestLinks(page), 'links that lead nowhere').toEqual([])
        expect.soft(problems.unexpected, 'the page reported problems').toEqual([])
      } finally {
        expect.soft(isCrashed, 'the tab crashed').toBe(false)
        await start.dispose()
      }
    })
  }
}

/** Notes for sweep-reporter.ts what was seen, without the names of posts and products in it. */
const note = (type: string, name: string) =>
  test.info().annotations.push({ type, description: name.replace(/[“"].*[”"]/, '“…”') })

/** Looks at a screen in both schemes; the rules of structure are checked once, on wide screens. */
async function lookAt(page: Page, { scope }: Screen, isPhone: boolean): Promise<string[]> {
  const found = await page.evaluate((selector) => sweep.faults(selector), scope)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const isWhole = !isPhone && colorScheme === 'light'
    const violations = await page.evaluate(([whole, part]) => sweep.violations(whole, part), [isWhole, scope] as const)
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
    await round.all()
    faults.push(...round.faults)
    for (const name of round.opened) note('opened', name)
    note('pressed', String(round.count))
    note('reopened', String(round.reopened))
  }
  return faults
}
