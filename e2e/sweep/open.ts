import { expect, type Locator, type Page } from '@playwright/test'
import { addressOf } from './content'
import type { SweepInPage } from './page/main'
import type { Screen, Step } from './screen'

declare const sweep: SweepInPage

/** Opens a screen as its entry says, and waits until it is there. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.context().setOffline(false)
  await page.goto(await addressOf(screen.path), { waitUntil: 'domcontentloaded' })
  await ready(page, screen.steps ? undefined : screen.ready)
  for (const step of screen.steps ?? []) await take(page, step)
  await ready(page, screen.scope ?? screen.ready)
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  if (screen.isOffline) await page.context().setOffline(true)
}

async function ready(page: Page, selector: string | undefined): Promise<void> {
  await page.waitForFunction((wanted) => sweep.isReady(wanted), selector, { polling: 30, timeout: 20_000 })
}

async function take(page: Page, step: Step): Promise<void> {
  if ('key' in step) await page.keyboard.press(step.key)
  else if ('type' in step)
    await page.getByRole('textbox', { name: step.into }).or(page.getByLabel(step.into)).first().fill(step.type)
  else if ('at' in step) await page.locator(step.at).first().click()
  else if ('hover' in step) await page.locator(step.hover).first().hover()
  else if ('answers' in step)
    await page.evaluate((answers) => Object.assign(window, { sweepAnswers: answers }), step.answers)
  else if ('files' in step) {
    const { name, mimeType, text } = step.files
    await page
      .getByLabel(step.into)
      .first()
      .setInputFiles({ name, mimeType, buffer: Buffer.from(text) })
  } else await pressing(page, step).click()
}

function pressing(page: Page, { press, role = 'button', nth = 0 }: Extract<Step, { press: string }>): Locator {
  return page.getByRole(role, { name: press, exact: true }).nth(nth)
}

/** Fails unless an entry of the list exists for every dialog that presses opened. */
export function expectListed(opened: ReadonlySet<string>, names: readonly RegExp[]): void {
  const unknown = [...opened].filter((name) => !names.some((known) => known.test(name)))
  expect(unknown, 'popups that no entry of the list names').toEqual([])
}
