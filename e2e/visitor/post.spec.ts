import { addressOf, findPost } from '../support/published-posts'
import { expect, test, PHONE } from '../support/page-test'

test(
  'a post shows its badges, summary and featured products, several of them open at once',
  PHONE,
  async ({ page, request }) => {
    const post = await findPost(request, (candidate) => candidate.products.length > 1 && Boolean(candidate.slug))
    await page.goto(addressOf(post))
    await expect(page).toHaveTitle(`${post.title} | Plumbline`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title)
    const badge = page
      .getByRole('main')
      .getByRole('link', { name: post.categories[0] ?? '', exact: true })
      .first()
    await expect(badge).toHaveAttribute('href', `/category/${encodeURIComponent(post.categories[0] ?? '')}/`)
    await expect(page.getByText(post.summary).first()).toBeVisible()
    const panel = page.getByRole('region', { name: 'Featured Products' })
    await expect(panel.getByRole('article')).toHaveCount(post.products.length)
    await panel.getByText('View Details').filter({ visible: true }).first().click()
    await panel.getByText('View Details').filter({ visible: true }).first().click()
    await expect(panel.getByText('Show Less').filter({ visible: true })).toHaveCount(2)
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  },
)
