import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { publishedPosts } from '../support/published-posts'
import { expect, test, ANOTHER_API, PHONE, tagged } from '../support/page-test'

test('the home page shows a lead story, highlights and the latest posts, one per row', async ({ page, request }) => {
  const { posts } = await publishedPosts(request, { limit: 10 })
  const { posts: highlights } = await publishedPosts(request, { isHighlighted: true, limit: 10 })
  const shown = highlights.map(({ id }) => id)
  const [lead, second] = posts.filter(({ id }) => !shown.includes(id))
  await page.goto('/')
  await expect(page).toHaveTitle('Plumbline: Find ideas and products to improve your home')
  await expect(page.getByRole('tab', { name: 'Home' })).toHaveAttribute('aria-selected', 'true')
  const rows = page.getByRole('region', { name: 'Latest posts' }).getByRole('heading', { level: 3 })
  await expect(rows.first()).toHaveText(second?.title ?? '')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(lead?.title ?? '')
  const slides = page.getByRole('region', { name: 'Highlights' }).getByRole('group', { name: / of \d+$/ })
  await expect(slides).toHaveCount(highlights.length)
})

test('the carousel buttons move by four highlights', PHONE, async ({ page, viewport }) => {
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'Highlights' })
  const slides = carousel.getByRole('group', { name: /^\d+ of \d+$/ })
  await expect(carousel.getByRole('button', { name: 'Previous highlights' })).toBeDisabled()
  const inView = await slides.evaluateAll(
    (all, width) => all.filter((slide) => slide.getBoundingClientRect().right <= width).length,
    viewport?.width ?? 0,
  )
  if ((viewport?.width ?? 0) > 1200) expect(inView).toBe(4)
  await slides.first().scrollIntoViewIfNeeded()
  /** Pixels from the left edge of the strip to a slide: unlike its place on the screen, unchanged by page scrolls. */
  const offsetOf = (slide: Locator) =>
    slide.evaluate(
      (node) => node.getBoundingClientRect().left - (node.parentElement?.getBoundingClientRect().left ?? 0),
    )
  const start = await offsetOf(slides.first())
  await carousel.getByRole('button', { name: 'Next highlights' }).click()
  await expect.poll(() => offsetOf(slides.nth(4))).toBeCloseTo(start, -1)
  await carousel.getByRole('button', { name: 'Previous highlights' }).click()
  await expect.poll(() => offsetOf(slides.first())).toBeCloseTo(start, -1)
})

test(
  'the list loads more on scroll up to its end note, and Back restores the scroll position',
  tagged(PHONE, ANOTHER_API),
  async ({ page, request }) => {
    const { pagination } = await publishedPosts(request, { limit: 1 })
    const { posts: highlights } = await publishedPosts(request, { isHighlighted: true, limit: 10 })
    // The lead and the highlights are not repeated.
    const listed = pagination.total - highlights.length - 1
    await page.goto('/')
    const rows = page.getByRole('region', { name: 'Latest posts' }).getByRole('heading', { level: 3 })
    const end = page.getByText('No more posts to load')
    while (!(await end.isVisible())) {
      const before = await rows.count()
      await rows.last().scrollIntoViewIfNeeded()
      await expect(async () => expect((await rows.count()) > before || (await end.isVisible())).toBe(true)).toPass()
    }
    await expect(rows).toHaveCount(listed)
    await expect(page.getByRole('region', { name: 'Browse by category' }).getByRole('link')).toHaveCount(6)
    await expect(page.getByRole('region', { name: 'Products from these projects' }).getByRole('article')).toHaveCount(4)
    await rows.last().scrollIntoViewIfNeeded()
    const title = (await rows.last().textContent()) ?? ''
    await rows.last().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goBack()
    await expect(rows).toHaveCount(listed)
    await expect(rows.last()).toBeInViewport()
  },
)

test('each history entry of the list has its own scroll position', async ({ page }) => {
  await page.goto('/')
  const rows = page.getByRole('region', { name: 'Latest posts' }).getByRole('heading', { level: 3 })
  await rows.last().scrollIntoViewIfNeeded()
  const row = rows.nth(6)
  await row.scrollIntoViewIfNeeded()
  const title = (await row.textContent()) ?? ''
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(rows.first()).toBeVisible()
  await expect(row).not.toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(row).toHaveText(title)
  await expect(row).toBeInViewport()
})

for (const [kind, width, height] of [
  ['tall', 500, 3000],
  ['wide', 2400, 240],
] as const) {
  test(`a very ${kind} picture changes the size of no card`, async ({ page }) => {
    const body = await sharp({ create: { width, height, channels: 3, background: '#050506' } })
      .webp()
      .toBuffer()
    await page.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/webp', body }))
    await page.goto('/')
    const cards = page.locator('.post-card:has(img[fetchpriority=high]), [data-post]').filter({ visible: true })
    await expect(cards.nth(1)).toBeVisible()
    for (const card of [cards.first(), cards.nth(1)]) {
      await card.scrollIntoViewIfNeeded()
      const picture = card.locator('img').first()
      const shape = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
      await expect.poll(shape).toBeCloseTo(width / height, 1)
      const frame = await picture.evaluate((image) => {
        const box = (image.closest('.bg-picture') ?? image).getBoundingClientRect()
        return { shape: box.width / box.height, isFilled: image.clientHeight >= Math.floor(box.height) }
      })
      expect(frame.isFilled).toBe(true)
      expect(frame.shape).toBeGreaterThan(1)
      expect(frame.shape).toBeLessThan(2.1)
    }
  })
}

test('a product in a row opens its details and links to its shop', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('We may earn a commission')).toBeVisible()
  const product = page
    .getByRole('region', { name: /^Featured products of/ })
    .first()
    .getByRole('article')
    .first()
  await product.getByText('View Details').click()
  await expect(product.getByText('Hide Details')).toBeVisible()
  await expect(product.getByText('Specifications')).toBeVisible()
  expect(await product.getByRole('term').count()).toBeGreaterThan(0)
  const link = product.getByRole('link', { name: /^(Buy on Amazon|Buy on Home Depot|View Product)/ })
  await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
  await expect(link).toHaveAttribute('target', '_blank')
})

for (const width of [1440, 768, 390])
  test(`${width} px wide, nothing lies over the toggle of a product that is open, and its facts are as wide as all products`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [path, count] of [
      ['/page/2', 10],
      ['/search?q=paint', 3],
    ] as const) {
      await page.goto(path)
      const products = page.locator('.compact-product')
      await products.first().getByText('View Details').click()
      await expect(products.first().locator('details > div')).toBeVisible()
      const opened = await products.evaluateAll((cards) =>
        cards.map((card) => {
          const [details, toggle] = [card.querySelector('details'), card.querySelector('summary')]
          if (!details?.open) toggle?.click()
          const box = toggle?.getBoundingClientRect() ?? new DOMRect()
          const [facts, list] = [card.querySelector('details > div'), card.closest('ul')]
          return {
            share: (facts?.clientWidth ?? 0) / (list?.clientWidth ?? 1),
            covering: [...card.querySelectorAll('.product-name, .price > *, .shop-link')]
              .filter((part) => {
                const { width, left, right, top, bottom } = part.getBoundingClientRect()
                const isBeside = right <= box.left || left >= box.right
                return width > 0 && !isBeside && top < box.bottom - 2 && bottom > box.top + 2
              })
              .map(({ textContent }) => textContent),
          }
        }),
      )
      expect(opened.length).toBeGreaterThanOrEqual(count)
      for (const { covering, share } of opened) {
        expect(covering).toEqual([])
        // On a wide screen a note stands beside the products of a post; on a phone those of a search stand beside each other.
        expect(share).toBeGreaterThan(width < 640 ? 0.7 : 0.85)
      }
    }
  })

test('on a phone a post of the list takes at most 750 pixels, and has ten links and buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const posts = page.getByRole('region', { name: 'Latest posts' }).locator('[data-post]')
  const heights = await posts.evaluateAll((rows) =>
    rows.map((row) => {
      Object.assign((row as HTMLElement).style, { contentVisibility: 'visible' })
      return row.clientHeight
    }),
  )
  expect(heights.length).toBeGreaterThan(2)
  expect(Math.max(...heights)).toBeLessThanOrEqual(750)
  for (const post of await posts.all())
    expect(await post.locator('a, button, summary').filter({ visible: true }).count()).toBeLessThanOrEqual(10)
})
