/**
 * Updates the screenshots of the README from a running demo: `npx tsx e2e/take-pictures.ts [URL]`. Reads the admin's
 * credentials from ADMIN_USERNAME and ADMIN_PASSWORD, which the demo must have too.
 */
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { signInAs } from './support/admin'
import { chromiumPath } from './support/chromium'

const FOLDER = '.github/pictures'
const url = process.argv[2] ?? 'http://localhost:3000'
const { ADMIN_USERNAME: username = 'admin', ADMIN_PASSWORD: password = '' } = process.env

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  await sharp(await page.screenshot())
    .resize({ width: 1200 })
    .webp({ quality: 82 })
    .toFile(`${FOLDER}/${name}.webp`)
  console.info(`${FOLDER}/${name}.webp`)
}

const browser = await chromium.launch({ ...(chromiumPath && { executablePath: chromiumPath }) })
const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 1000 }, deviceScaleFactor: 1.5 })
try {
  await page.goto('/')
  await take(page, 'home')
  await page
    .getByRole('region', { name: 'Latest posts' })
    .getByRole('heading', { level: 3 })
    .nth(1)
    .getByRole('link')
    .click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take(page, 'post')
  await page.goto('/admin')
  await signInAs(page, username, password)
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await page.getByRole('toolbar').waitFor()
  await take(page, 'editor')
} finally {
  await browser.close()
}
