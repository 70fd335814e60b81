import { ANOTHER_API, boxOf, expect, need, test } from '../support/staging'

const addressOf = ({ slug, id }: { slug: string; id: string }) =>
  `/curated-posts/${slug ? `${encodeURIComponent(slug)}/` : ''}${encodeURIComponent(id)}`
/** The first words of an HTML text. */
const beginningOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '\n')
    .match(/[\p{L}\d][\p{L}\d ,]{8,40}/u)?.[0]
    .trim()

test(
  'a post shows its texts, badges and tags, with its products beside the text',
  ANOTHER_API,
  async ({ page, api }) => {
    const latest = await api.latest(50)
    const listed = latest.find(({ categories, tags, products }) => categories[0] && tags[0] && products[0])
    need(listed, 'post with a category, a tag and a product')
    const post = await api.post(listed.id)
    await page.goto(addressOf(post))
    await expect(page).toHaveTitle(new RegExp(`^.+ \\| .+$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title)
    const article = page.getByRole('main').getByRole('article').first()
    await expect(article).toContainText(post.summary)
    for (const tag of post.tags) await expect(article).toContainText(tag)
    await expect(article).toContainText(beginningOf(post.content) ?? post.title)
    const panel = page.getByRole('region', { name: 'Featured Products' })
    for (const { name } of post.products) await expect(panel).toContainText(name)
    expect((await boxOf(panel)).x).toBeGreaterThanOrEqual((await boxOf(article.locator('.prose').last())).right)
    const [category = ''] = post.categories
    await article.getByText(category, { exact: true }).click()
    await expect(page).toHaveURL(`/category/${encodeURIComponent(category)}/`)
    await page.goBack()
    await page.getByText('Back to Home').click()
    await expect(page).toHaveURL('/')
  },
)

test('several products of a post are open at once', async ({ page, api }) => {
  const post = (await api.latest(50)).find(({ products }) => products.length > 1)
  need(post, 'post with two products')
  await page.goto(addressOf(post))
  const panel = page.getByRole('region', { name: 'Featured Products' })
  const closed = panel.getByText('View Details').filter({ visible: true })
  need((await closed.count()) > 1, 'post with two products that have details')
  await closed.first().click()
  await closed.first().click()
  await expect(panel.getByText('Show Less').filter({ visible: true })).toHaveCount(2)
})

test('search engines and networks get title, description, address and structured data', async ({ request, api }) => {
  const [post] = await api.latest(10)
  need(post, 'published post')
  const response = await request.get(addressOf(post))
  expect(response.status()).toBe(200)
  const html = await response.text()
  const head = [
    /<title>[^<]+ \| [^<]+<\/title>/,
    /<meta name="description" content="[^"]+"/,
    /<link rel="canonical" href="https?:[^"]+\/curated-posts\/[^"]+"/,
    /<meta property="og:title" content="[^"]+"/,
    /<meta property="og:image" content="https?:[^"]+"/,
  ]
  expect(head.filter((part) => !part.test(html))).toEqual([])
  const [, data = '{}'] = /<script type="application\/ld\+json"[^>]*>([^<]*)/.exec(html) ?? []
  const { '@graph': things } = JSON.parse(data) as { '@graph': { headline?: string }[] }
  expect(things.map(({ headline }) => headline)).toContain(post.title)
})

test('a post that is not there shows Post Not Found', async ({ page, problems }) => {
  problems.allow(/404/)
  const response = await page.goto('/curated-posts/nothing/no-such-post')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible()
  await expect(page.getByText("The post you're looking for doesn't exist.")).toBeVisible()
  await page.getByText('Back to Home').click()
  await expect(page).toHaveURL('/')
})
