import { type Locator, type Page } from '@playwright/test'
import { addressOf } from './content'
import type { SweepInPage } from './page/main'
import type { Screen, Step } from './screen'

declare const sweep: SweepInPage

/** Milliseconds for a page to load, and for a step on the way that was taken before. */
const LOADS_IN = 20_000
const TAKES = 2000

/** Opens a screen as its entry says, and waits until it is there. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  const load = () => page.goto(addressOf(screen.path), { waitUntil: 'domcontentloaded' })
  // A press that leaves the page only now interrupts the first.
  await load().catch(load)
  await ready(page, screen.ready, isLoading(screen), LOADS_IN)
  await takeSteps(page, screen, 0, LOADS_IN)
}

/** What pages show: the address with its answers. */
const shown = new WeakMap<Page, string>()

/** Goes to a screen from what the page shows, where that is how the screen's way begins; opens it otherwise. */
export async function goToScreen(page: Page, screen: Screen): Promise<void> {
  const isThere = shown.get(page) === startOf(screen)
  if (isThere) await page.keyboard.press('Escape')
  if (!isThere || !(await resumeScreen(page, screen, TAKES / 10, 0))) await openScreen(page, screen)
  // The answers that a step gives stay.
  if (screen.steps?.some((step) => 'answers' in step)) shown.delete(page)
  else shown.set(page, startOf(screen))
}

const startOf = ({ path, answers }: Screen) => JSON.stringify([path, answers])

/**
 * Takes those steps again that lead from the page as it is to its screen.
 * @param limit milliseconds to wait for the page to be as a step began. @param last the last step that may be it.
 * @returns whether it could.
 */
export async function resumeScreen(page: Page, screen: Screen, limit: number, last = 99): Promise<boolean> {
  try {
    const step = await page.evaluate(([time, number]) => sweep.stepAgain(time, number), [limit, last] as const)
    if (step < 0) return false
    await takeSteps(page, screen, step, TAKES)
    return true
  } catch {
    return false
  }
}

const isLoading = ({ answers }: Screen) => answers?.some(({ is }) => is === 'never') ?? false

async function takeSteps(page: Page, screen: Screen, first: number, timeout: number): Promise<void> {
  const steps = screen.steps ?? []
  for (const [at, step] of steps.entries()) {
    if (at < first) continue
    await page.evaluate((number) => sweep.markStep(number), at)
    await take(page, step, timeout)
  }
  if (steps.length > 0) await ready(page, screen.scope, isLoading(screen), timeout)
  // A menu is still there while the dialog loads that it opens.
  if (first < steps.length && screen.shows && !screen.scope)
    await page.waitForFunction(() => sweep.isOpen(), null, { polling: 30, timeout })
  await page.evaluate((number) => sweep.markStep(number), steps.length)
}

async function ready(page: Page, selector: string | undefined, loads: boolean, timeout: number): Promise<void> {
  await page.waitForFunction(
    (what) => sweep.isReady(what.selector, what.loads),
    { selector, loads },
    {
      polling: 30,
      timeout,
    },
  )
}

async function take(page: Page, step: Step, timeout: number): Promise<void> {
  if ('key' in step) await page.keyboard.press(step.key)
  else if ('type' in step)
    await page
      .getByRole('textbox', { name: step.into })
      .or(page.getByLabel(step.into))
      .first()
      .fill(step.type, { timeout })
  else if ('at' in step) await page.locator(step.at).first().click({ timeout })
  else if ('hover' in step) await page.locator(step.hover).first().hover({ timeout })
  else if ('answers' in step)
    await page.evaluate((answers) => Object.assign(window, { sweepAnswers: answers }), step.answers)
  else if ('files' in step) {
    const { name, mimeType, text } = step.files
    await page
      .getByLabel(step.into)
      .first()
      .setInputFiles({ name, mimeType, buffer: Buffer.from(text) }, { timeout })
  } else await pressing(page, step).click({ timeout })
}

function pressing(page: Page, { press, role = 'button', nth = 0 }: Extract<Step, { press: string }>): Locator {
  return page.getByRole(role, { name: press, exact: true }).nth(nth)
}
