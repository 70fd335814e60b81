import { existsSync } from 'node:fs'
import { firefox } from '@playwright/test'
import type { Engine } from './engine'

const PROGRAM = '/usr/bin/firefox-esr'
export const hasFirefox = existsSync(PROGRAM)

/** The Firefox of the system, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: PROGRAM,
    // Without it, BiDi loses the page on Back.
    firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  // Leaving a page with unsaved changes.
  page.on('dialog', (dialog) => void dialog.accept())
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (expression) =>
      page.evaluate(expression).catch(async () => {
        // A page that is left takes its answer with it.
        await page.waitForLoadState('domcontentloaded')
        return page.evaluate(expression)
      }),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    chooseFile: (selector, file) => page.locator(selector).first().setInputFiles(file),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    close: () => browser.close(),
  }
}
