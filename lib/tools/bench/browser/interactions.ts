import type { Locator, Page } from '@playwright/test'

/** The administrator of the benchmarked site. */
export const ADMIN = { username: 'bench', password: 'measured twice' }
/** A post whose text has about 5,000 words. */
export const LONG_POST = { seed: 2, words: 5000 }

const LIST_ROWS = 200
const WAIT = { timeout: 120_000 }

type Act = {
  name: string
  address: string
  /** Runs before the interaction, unmeasured. */
  prepare?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}

const latest = (page: Page) => page.getByRole('region', { name: 'Latest posts' }).getByRole('heading', { level: 3 })

/** Scrolls to the last row until there are `rows`. */
async function readOn(page: Page, rows: number): Promise<void> {
  for (let count = await latest(page).count(); count < rows; count = await latest(page).count()) {
    await latest(page).last().scrollIntoViewIfNeeded()
    await latest(page)
      .nth(count)
      .waitFor({ state: 'attached', ...WAIT })
  }
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).tap()
  await page.getByRole('textbox', { name: 'Content' }).waitFor(WAIT)
}

/** Taps at coordinates: a locator's `tap` runs a script in the page, which would be measured too. */
async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not shown`)
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const details = (page: Page) => page.getByText('View Details').first()
const nextPage = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).getByText('Next')

/** The measured interactions. A tab of the home page counts as a page, and is measured as a page load. */
export const INTERACTIONS: Act[] = [
  { name: 'open the categories', address: '/', act: (page) => touch(page.getByText('By Categories')) },
  {
    name: 'open the details of a product',
    address: '/?tab=explore',
    prepare: (page) => details(page).scrollIntoViewIfNeeded(),
    act: (page) => touch(details(page)),
  },
  {
    name: 'step through the highlights',
    address: '/',
    act: (page) => touch(page.getByRole('button', { name: 'Next highlights' })),
  },
  {
    name: 'turn a page in Explore',
    address: '/?tab=explore',
    prepare: (page) => nextPage(page).scrollIntoViewIfNeeded(),
    act: (page) => touch(nextPage(page)),
  },
  {
    name: 'type in the search box',
    address: '/',
    act: (page) => page.getByRole('searchbox').first().pressSequentially('paint'),
  },
  {
    name: `ten more posts after ${LIST_ROWS}`,
    address: '/',
    prepare: (page) => readOn(page, LIST_ROWS),
    act: (page) => readOn(page, LIST_ROWS + 1),
  },
  {
    name: 'type in a text of 5,000 words',
    address: `/admin/post/made-post-${LONG_POST.seed}-0`,
    prepare: signIn,
    act: (page) => page.getByRole('textbox', { name: 'Content' }).pressSequentially('Measure twice.'),
  },
]
