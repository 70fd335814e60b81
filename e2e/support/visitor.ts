import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { hydrated } from './page-test'

export const PASSWORD = 'spirit level'

/** An email that no other test uses. */
export const newEmail = () => `${randomUUID()}@example.org`

/** Registers a visitor through the form and waits for the welcome line. */
export async function register(page: Page, email: string, name = '', next = '/page/1'): Promise<void> {
  await page.goto(`/register?next=${encodeURIComponent(next)}`)
  await fillIn(page, { Name: name, Email: email, Password: PASSWORD })
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(next)
  await expect(page.getByText(`Welcome, ${name || email}`)).toBeAttached()
}

/** Fills in a form after hydration. */
export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  await hydrated(page)
  for (const [label, text] of Object.entries(fields)) await page.getByRole('main').getByLabel(label).first().fill(text)
}

/** Signs in through the form. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/sign-in?next=/page/1')
  await fillIn(page, { Email: email, Password: password })
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

/** On a phone, opens the menu of the bar, which holds what a wider bar shows. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('banner').locator('summary')
  if ((page.viewportSize()?.width ?? 0) < 768) await menu.click()
}

/** Logs out and waits until the browser's session hint is gone: a page opened earlier would still have it. */
export async function logOut(page: Page): Promise<void> {
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Sign in', { exact: true })).toBeAttached()
}
