import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { PageProblems } from '../support/page-test'
import { test } from './contexts'
import { goToScreen } from './open'
import { type Form, formOf, sweptOf, tagsOf } from './forms'
import type { SweepInPage } from './page/main'
import { forgetPresses, Presses, pressKeys, requestLinks } from './press'
import type { Screen } from './screen'

declare const sweep: SweepInPage

/** A test for each screen of the form. Each file that calls it begins anew. */
export function sweepScreens(screens: readonly Screen[]): void {
  test.beforeAll(forgetPresses)
  for (const [at, screen] of sweptOf(screens).entries()) {
    test(screen.name, { tag: tagsOf(screen, at) }, async ({ contexts, hasTouch }) => {
      expect(await faultsOf(await contexts.pageOf(screen.as), screen, hasTouch, formOf(at, hasTouch))).toEqual([])
    })
  }
}

/**
 * Opens a screen, looks at it, presses every control of it, and requests where its links lead, as its form says.
 * @returns what is wrong.
 */
export async function faultsOf(page: Page, screen: Screen, isPhone: boolean, form: Form): Promise<string[]> {
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
    const shown = await lookAt(page, screen, form)
    const keys = screen.keys ? await pressKeys(page, screen.keys) : []
    const presses = screen.isOnlySeen || !form.isPressed ? [] : await pressAll(page, screen, isPhone)
    return [...shown, ...keys, ...presses, ...(await requestLinks(page)), ...problems.unexpected, ...crashes]
  } finally {
    await start.dispose()
  }
}

/** Notes for sweep-reporter.ts what was seen, without the names of posts and products in it. */
const note = (type: string, name: string) =>
  test.info().annotations.push({ type, description: name.replace(/[“"].*[”"]/, '“…”') })

async function lookAt(page: Page, { scope }: Screen, { looks, hasFocus }: Form): Promise<string[]> {
  const found = await page.evaluate((selector) => sweep.faults(selector), scope)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const { scheme, rules } of looks) {
    await page.emulateMedia({ colorScheme: scheme })
    const violations = await page.evaluate(([which, part]) => sweep.violations(which, part), [rules, scope] as const)
    found.push(...violations.map((one) => (scheme === 'dark' ? `in the dark: ${one}` : one)))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (!hasFocus) return found
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
