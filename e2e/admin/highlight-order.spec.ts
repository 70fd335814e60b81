import { openDashboard, test } from '../support/admin'
import { expect } from '../support/page-test'

test('highlights are put in order by key and by drag, and the API lists them so', async ({ page, posts, request }) => {
  const made: { id: string }[] = []
  for (const title of ['First', 'Second', 'Third'])
    made.push(await posts.make({ title, status: 'published', isHighlighted: true }))
  /** The order of these posts among all highlights. */
  const listed = async () => {
    const response = await request.get('/api/curated-posts?status=published&isHighlighted=true&limit=100&brief=true')
    const ids = (await response.json()).data.posts.map(({ id }: { id: string }) => id)
    return made.map(({ id }) => id).toSorted((one, other) => ids.indexOf(one) - ids.indexOf(other))
  }
  const [first, second, third] = made.map(({ id }) => id)
  await openDashboard(page, '?filter=highlighted')
  await page.getByRole('button', { name: 'Order highlights' }).click()
  const rows = page.getByRole('dialog', { name: 'Order of the highlights' }).getByRole('listitem')
  const own = rows.filter({ hasText: posts.word })
  await expect(own.first()).toContainText('Third')
  await page.getByRole('button', { name: /^Move First .* up$/ }).focus()
  // A highlight of another journey may stand between them.
  await expect(async () => {
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByText(/^First .* is now/)).toBeAttached()
    expect(await own.nth(1).textContent()).toContain('First')
  }).toPass()
  await own.nth(2).dragTo(own.nth(0))
  await expect(own.nth(0)).toContainText('Second')
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(page.getByText('Order of the highlights saved')).toBeVisible()
  expect(await listed()).toEqual([second, third, first])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(async () => expect(await listed()).toEqual([third, second, first])).toPass()
})
