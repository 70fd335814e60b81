import { expect, type Page } from '@playwright/test'
import { PageProblems } from '../support/page-test'
import { AXE, test } from './contexts'
import { goToScreen } from './open'
import type { Rules } from './page/axe'
import type { SweepInPage } from './page/main'
import { forgetPresses, Presses, pressKeys, requestLinks } from './press'
import { WIDE, type Screen } from './screen'

declare const sweep: SweepInPage

/** A test for each screen. Each file that calls it begins anew. */
export function sweepScreens(screens: readonly Screen[]): void {
  test.beforeAll(forgetPresses)
  for (const screen of screens) {
    test(screen.name, { tag: screen.isWide ? WIDE.tag : [] }, async ({ contexts, hasTouch }) => {
      expect(await faultsOf(await contexts.pageOf(screen.as), screen, hasTouch)).toEqual([])
    })
  }
}

/** Opens a screen, looks at it, presses every control of it, and requests where its links lead. @returns what is wrong. */
export async function faultsOf(page: Page, screen: Screen, isPhone: boolean): Promise<string[]> {
  const crashes: string[] = []
  page.on('dialog', (dialog) => void dialog.accept())
  page.on('crash', () => crashes.push('the tab crashed'))
  const problems = new PageProblems(page)
  if (screen.reports) problems.allow(screen.reports)
  const start = await page.addInitScript(
    (answers) => Object.assign(window, { sweepAnswers: answers }),
    screen.answers ?? [],
  )
  try {
    await goToScreen(page, screen)
    const { popups } = await page.evaluate(() => sweep.where(undefined, undefined))
    for (const name of popups) note('listed', name)
    const shown = await lookAt(page, screen, isPhone)
    const keys = screen.keys ? await pressKeys(page, screen.keys) : []
    const presses = screen.isOnlySeen ? [] : await pressAll(page, screen, isPhone)
    return [...shown, ...keys, ...presses, ...(await requestLinks(page)), ...problems.unexpected, ...crashes]
  } finally {
    await start.dispose()
  }
}

/** Notes for sweep-reporter.ts what was seen, without the names of posts and products in it. */
const note = (type: string, name: string) =>
  test.info().annotations.push({ type, description: name.replace(/[“"].*[”"]/, '“…”') })

/** Looks at a screen in both schemes: by all rules once, in the light and on wide screens. */
async function lookAt(page: Page, { scope }: Screen, isPhone: boolean): Promise<string[]> {
  const found = await page.evaluate((selector) => sweep.faults(selector), scope)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const check = (rules: Rules) =>
    page.evaluate(([which, part]) => sweep.violations(which, part), [rules, scope] as const)
  if (!isPhone) found.push(...(await check('all')))
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = await check(isPhone ? 'width' : 'colors')
  found.push(...inTheDark.map((one) => `in the dark: ${one}`))
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
