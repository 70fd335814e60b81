import { addressOf } from '../support/published-posts'
import { apiPost, expect, publishedPosts, test } from './engine-test'

const KIT =
  '<table data-kit="length: 12 ft; width: 10 ft; height: 8 ft"><tbody><tr><th>Tools and materials</th><th>Quantity</th></tr>' +
  '<tr data-item="use: material; by: walls; amount: 1; unit: gallon; per: 350; in: sq ft; coats: 2"><td>Wall paint</td>' +
  '<td>?</td></tr></tbody></table>'
const LATEST = '[aria-labelledby=latest-posts]'
const rowTitles = () =>
  [...document.querySelectorAll('[aria-labelledby=latest-posts] h3')].map(({ textContent }) => textContent ?? '')
const inView = (title: string) =>
  [...document.querySelectorAll('[aria-labelledby=latest-posts] h3')].some((heading) => {
    const { top, bottom } = heading.getBoundingClientRect()
    return heading.textContent === title && top >= 0 && bottom <= innerHeight
  })

test('Home shows the latest posts in their order, one below the other', async ({ visitor }) => {
  const latest = (await publishedPosts()).map(({ title }) => title)
  await visitor.open('/')
  const titles = await visitor.wait(rowTitles, null, 'the list has posts')
  const shown = titles.filter((title) => latest.includes(title))
  expect(shown.length).toBeGreaterThan(1)
  expect(shown).toEqual(latest.filter((title) => shown.includes(title)))
  const [first, second] = [
    await visitor.box(titles[0] ?? '', { within: LATEST }),
    await visitor.read(
      () => document.querySelectorAll('[aria-labelledby=latest-posts] h3')[1]?.getBoundingClientRect().top ?? 0,
      null,
    ),
  ]
  expect(second).toBeGreaterThan(first.y + first.height)
})

test('the list loads more on scroll, and Back returns to the same post', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.wait(
    () => {
      scrollTo(0, document.body.scrollHeight)
      return document.querySelectorAll('[aria-labelledby=latest-posts] h3').length > 12
    },
    null,
    'the list has more than twelve posts',
  )
  const title = (await visitor.read(rowTitles, null))[11] ?? ''
  await visitor.press(title, { within: LATEST })
  await visitor.wait((text) => document.querySelector('h1')?.textContent === text, title, 'the post is open')
  await visitor.back()
  await visitor.wait(inView, title, 'the post is in view again')
})

test('the highlights move by four', async ({ visitor }) => {
  await visitor.open('/')
  const slideLeft = (index: number) =>
    Math.round(document.querySelectorAll('[aria-label$=" of 10"]')[index]?.getBoundingClientRect().left ?? 0)
  const start = await visitor.wait(slideLeft, 0, 'the highlights are there')
  await visitor.pressElement('[aria-label="Next highlights"]')
  await expect.poll(() => visitor.read(slideLeft, 4)).toBe(start)
})

test('a suggestion opens its post', async ({ visitor }) => {
  const [, post] = await publishedPosts()
  await visitor.open('/page/1')
  await visitor.fill('Search posts', (post?.title ?? '').slice(0, 14))
  await visitor.pressElement('[role=option]')
  await visitor.wait(() => location.pathname.includes('/curated-posts/'), null, 'a post is open')
})

test('a search shows its results', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.fill('Search posts', 'paint')
  await visitor.press('Search', { within: 'header' })
  await visitor.sees('Search Results')
  await visitor.wait(() => document.querySelectorAll('main article h2').length > 1, null, 'there are results')
})

test('a search without results says so', async ({ visitor }) => {
  await visitor.open('/search?q=zzqxv')
  await visitor.sees('No posts found. Try different keywords or filters.')
})

test('the menu opens a category', async ({ visitor }) => {
  await visitor.open('/page/1')
  await visitor.press('By Categories')
  await visitor.press('Paint & Supplies', { within: 'header' })
  await visitor.wait(
    () => document.querySelector('h1')?.textContent === 'Paint & Supplies',
    null,
    'the category is open',
  )
})

test('Explore pages forth, and Back returns', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.press('Explore', { within: '[role=tablist]' })
  await visitor.sees('Showing 1 to 9 of')
  await visitor.press('Next', { within: 'main' })
  await visitor.sees('Showing 10 to 18 of')
  await visitor.back()
  await visitor.sees('Showing 1 to 9 of')
})

test('Explore finds products while typing', async ({ visitor }) => {
  await visitor.open('/?tab=explore')
  await visitor.fill('Search products', 'drill')
  await visitor.wait(() => location.search.includes('search=drill'), null, 'the address has the search')
  await visitor.wait(
    () => document.querySelector('main article h3')?.textContent?.toLowerCase().includes('drill'),
    null,
    'the first product is a drill',
  )
})

test('a product of Explore opens and closes', async ({ visitor }) => {
  await visitor.open('/?tab=explore')
  await visitor.press('View Details')
  await visitor.box('Specifications')
  await visitor.press('Show Less')
  await visitor.wait(
    () => ![...document.querySelectorAll('main summary')].some((each) => each.parentElement?.hasAttribute('open')),
    null,
    'all products are closed',
  )
})

test('a post shows its pictures, with the products beside the text', async ({ visitor }) => {
  const post = (await publishedPosts()).find(({ products }) => products.length > 1)
  if (!post) throw new Error('no post has two products')
  await visitor.open(addressOf(post))
  const text = await visitor.box(post.title, { within: 'h1' })
  const panel = await visitor.box('Featured Products', { within: 'main' })
  expect(panel.x).toBeGreaterThan(text.x)
  await visitor.wait(
    () => {
      const all = [...document.querySelectorAll<HTMLImageElement>('main article img')]
      const pictures = all.filter((picture) => picture.checkVisibility())
      for (const picture of pictures) picture.scrollIntoView()
      return pictures.length > 0 && pictures.every(({ naturalWidth }) => naturalWidth > 0)
    },
    null,
    'all pictures are loaded',
  )
})

test('a kit counts for other measures, and keeps what is ticked', async ({ visitor }) => {
  const post = await apiPost({ title: 'A kit', status: 'published', content: KIT })
  await visitor.open(`/curated-posts/${post.slug}/${post.id}`)
  await visitor.sees('3 gallons')
  await visitor.replace('Width', '30 ft')
  await visitor.sees('4 gallons')
  await visitor.pressElement('input[aria-label="I have this: Wall paint"]')
  await visitor.reload()
  await visitor.wait(
    () => document.querySelector<HTMLInputElement>('input[aria-label="I have this: Wall paint"]')?.checked,
    null,
    'the box is ticked again',
  )
  await visitor.sees('4 gallons')
})

test('a missing post says so', async ({ visitor }) => {
  await visitor.open('/curated-posts/nothing/nowhere')
  await visitor.sees("The post you're looking for doesn't exist.")
})
