import { openDashboard, test } from '../support/admin'
import { expect, PHONE } from '../support/page-test'

test(
  'highlights are put in order by key and by drag, and the API lists them so',
  PHONE,
  async ({ page, posts, request, isMobile }) => {
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
    if (!isMobile) {
      await own.nth(2).dragTo(own.nth(0))
      await expect(own.nth(0)).toContainText('Second')
    }
    await page.getByRole('button', { name: 'Save order' }).click()
    await expect(page.getByText('Order of the highlights saved')).toBeVisible()
    expect(await listed()).toEqual(isMobile ? [third, first, second] : [second, third, first])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(async () => expect(await listed()).toEqual([third, second, first])).toPass()
  },
)

test('the highlights that are read most come first at a press', async ({ page, posts, request }) => {
  const made: { id: string }[] = []
  for (const title of ['First', 'Second', 'Third'])
    made.push(await posts.make({ title, status: 'published', isHighlighted: true }))
  const [first, second] = made
  const view = async (post: { id: string } | undefined, nth: number) => {
    const headers = {
      'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:14${nth}.0) Firefox/14${nth}.0`,
      'sec-fetch-site': 'same-origin',
    }
    const response = await request.post('/api/counts', {
      headers,
      data: { events: [{ kind: 'view', post: post?.id }] },
    })
    expect(response.ok()).toBe(true)
  }
  for (const nth of [1, 2]) await view(first, nth)
  await view(second, 1)
  await openDashboard(page, '?filter=highlighted')
  await page.getByRole('button', { name: 'Order highlights' }).click()
  const dialog = page.getByRole('dialog', { name: 'Order of the highlights' })
  const own = dialog.getByRole('listitem').filter({ hasText: posts.word })
  await expect(own.first()).toContainText('Third')
  await expect(own.nth(1)).toContainText('1 view in the last 30 days')
  await dialog.getByRole('button', { name: 'Most read first' }).click()
  for (const [nth, title] of ['First', 'Second', 'Third'].entries()) await expect(own.nth(nth)).toContainText(title)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})
