import { expect, test } from '../support/page-test'

test('a search page has JSON-LD of its results, and one canonical URL', async ({ page, baseURL }) => {
  const canonical = page.locator('link[rel=canonical]')
  const data = async () =>
    JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph'][0]
  await page.goto('/search?q=paint&t=1')
  await expect(canonical).toHaveAttribute('href', `${baseURL}/search?q=paint`)
  const listed = await data()
  expect(listed).toMatchObject({
    '@type': 'CollectionPage',
    url: `${baseURL}/search?q=paint`,
    name: 'Search Results for paint',
  })
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  const all = await links.evaluateAll((nodes) => nodes.map((node) => (node as HTMLAnchorElement).href))
  // The products beside the posts lead to their shops.
  const shown = all.filter((href) => href.startsWith(`${baseURL}/`))
  expect(listed.mainEntity.itemListElement.map(({ item }: { item: { url: string } }) => item.url)).toEqual(shown)
})

test('a search without results shows a message and other ways', async ({ page }) => {
  await page.goto('/search?q=zzqxv')
  await expect(page.getByText('No posts found. Try different keywords or filters.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Look in a category' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Popular posts' }).getByRole('article')).toHaveCount(3)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})
