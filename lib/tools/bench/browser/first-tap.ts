import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { PhonePage } from './phone'

const WAIT = { timeout: 60_000 }
/** Milliseconds after the effect when no answer is expected any more. */
const LATE = 2000
/** Milliseconds that a finger rests on the screen in a quick tap. */
const HOLD = 60

type Tap = {
  name: string
  page: 'home' | 'Explore' | 'post'
  /** CSS selector of what is tapped; the first that is visible. */
  target: string
  /** Typed after the tap. */
  text?: string
  /** CSS selector of what appears, or path of a page that is requested. */
  effect: string
}

/** First taps on what a visitor meets. Menu, tab and details work without the page's scripts; the others need them. */
export const FIRST_TAPS: Tap[] = [
  { name: 'menu of categories', page: 'home', target: 'header summary', effect: 'header details[open]' },
  { name: 'tab of Explore', page: 'home', target: 'a[href="/?tab=explore"]', effect: '/?tab=explore' },
  { name: 'details of a product', page: 'post', target: 'main summary', effect: 'main details[open]' },
  {
    name: 'suggestions of the search',
    page: 'home',
    target: 'input[type=search]',
    text: 'pai',
    effect: '[role=option]',
  },
  { name: 'Save of a product', page: 'post', target: 'main button[aria-pressed]', effect: '/sign-in' },
]

type Reporting = typeof globalThis & { reportAnswer: (milliseconds: number) => void }

/**
 * Runs in the page before its own scripts: reports the milliseconds from a press to the presentation of the first frame that shows it,
 * which the browser tells of every event (Event Timing), rounded to 8.
 */
function watchAnswer(): void {
  let pressedAt = 0
  let shownAt = Infinity
  addEventListener(
    'pointerdown',
    ({ timeStamp, target }) => {
      pressedAt = timeStamp
      const pressed = (target as Element).closest('a, button, summary, input')
      const isShown = () =>
        pressed !== null &&
        (getComputedStyle(pressed).opacity !== '1' ||
          getComputedStyle(pressed).outlineStyle !== 'none' ||
          pressed.matches('[open] > summary'))
      const look = () =>
        void requestAnimationFrame((frame) => {
          if (isShown()) shownAt = frame
          else look()
        })
      look()
    },
    { capture: true, once: true },
  )
  const events: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= pressedAt && startTime + duration > shownAt)
        (globalThis as Reporting).reportAnswer(startTime + duration - pressedAt)
  }).observe(events)
}

/** Taps like a finger: a synthetic tap is released before a frame could show the press. */
async function tapOn({ session }: PhonePage, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await wait(HOLD)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function appears(page: Page, effect: string): Promise<void> {
  if (effect.startsWith('/')) await page.waitForRequest((request) => request.url().includes(effect), WAIT)
  else await page.waitForSelector(effect, { state: 'attached', ...WAIT })
}

/**
 * Milliseconds from the first tap on a page to its first visible answer, measured in the page, and to its effect.
 * @param moment of the tap: as soon as its target is painted, or once nothing is loading any more
 */
export async function measureFirstTap(phone: PhonePage, address: string, tap: Tap, moment: 'painted' | 'loaded') {
  const { page } = phone
  let report: (milliseconds: number) => void = () => undefined
  const answered = new Promise<number>((resolve) => (report = resolve))
  await page.exposeFunction('reportAnswer', report)
  await page.addInitScript(watchAnswer)
  await page.goto(address, { waitUntil: moment === 'painted' ? 'commit' : 'networkidle' })
  const target = page.locator(tap.target).first()
  await target.waitFor(WAIT)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await target.scrollIntoViewIfNeeded()
  // What comes into view must be shown before a finger can tap it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const box = await target.boundingBox()
  if (!box) throw new Error(`${tap.name} is not shown`)
  const shown = appears(page, tap.effect)
  const began = performance.now()
  await tapOn(phone, box.x + box.width / 2, box.y + box.height / 2)
  if (tap.text) await page.keyboard.type(tap.text)
  await shown
  const effect = performance.now() - began
  return { effect, answer: await Promise.race([answered, wait(LATE, Infinity)]) }
}
