import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { ANOTHER_API, expect, test as base } from './page-test'

type Credentials = { username: string; password: string }
export type StagingOptions = {
  /** URL of the API that says what the screens should show, without a trailing slash. */
  apiBase: string
  /** Null where nothing may be written. */
  admin: Credentials | null
  /** URL of the list of calls that the API refused; empty for an API that keeps none. */
  reportOfRefused: string
}

type ApiProduct = { id: string; name: string; source: string }
type ApiPost = {
  id: string
  slug: string
  title: string
  summary: string
  content: string
  categories: string[]
  tags: string[]
  status: string
  isHighlighted: boolean
  products: ApiProduct[]
}
type Paged<Item> = { items: Item[]; total: number; pages: number }
type Fields = Record<string, unknown>

/** A text as a browser shows it. */
const shown = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '')
const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])
const texts = (value: unknown) => list(value).map(shown).filter(Boolean)

const readProduct = (product: Fields): ApiProduct => ({
  id: String(product.product_id),
  name: shown(product.name),
  source: shown(product.source),
})

const readPost = (post: Fields): ApiPost => ({
  id: String(post.id ?? ''),
  slug: shown(post.slug),
  title: shown(post.title),
  summary: shown(post.summary),
  content: String(post.content ?? ''),
  categories: texts(post.categories),
  tags: texts(post.tags),
  status: shown(post.status),
  isHighlighted: Boolean(post.isHighlighted),
  products: (list(post.products) as Fields[]).map(readProduct),
})

/** Reads from an API what the screens should show, with the base calls alone. */
export class StagingApi {
  constructor(
    private readonly url: string,
    private readonly admin: Credentials | null,
  ) {}

  private async call(path: string, { method = 'GET', isAdmin = false } = {}): Promise<Response> {
    const { username = '', password = '' } = (isAdmin && this.admin) || {}
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
    return fetch(`${this.url}/api/${path}`, { method, headers: isAdmin ? { authorization } : {} })
  }

  private async read(path: string, isAdmin = false): Promise<Fields> {
    const response = await this.call(path, { isAdmin })
    expect(response.status, `GET ${path}`).toBe(200)
    return ((await response.json()) as { data: Fields }).data
  }

  private async page<Item>(path: string, field: string, readItem: (fields: Fields) => Item): Promise<Paged<Item>> {
    const data = await this.read(path)
    const items = (list(data[field]) as Fields[]).map(readItem)
    const { total = items.length, total_pages: pages = 1 } = (data.pagination ?? {}) as Record<string, number>
    return { items, total, pages }
  }

  /** The latest published posts. @param limit a multiple of ten, as the screens ask */
  async latest(limit: number, condition = ''): Promise<ApiPost[]> {
    return (await this.page(`curated-posts?status=published${condition}&limit=${limit}`, 'posts', readPost)).items
  }

  /** A page of ten published posts. */
  posts(query: Record<string, string>, page = 1): Promise<Paged<ApiPost>> {
    const search = new URLSearchParams({ status: 'published', page: String(page), per_page: '10', ...query })
    return this.page(`curated-posts?${search}`, 'posts', readPost)
  }

  /** A page of nine products of published posts. */
  products(query: Record<string, string> = {}, page = 1): Promise<Paged<ApiProduct>> {
    const search = new URLSearchParams({ page: String(page), per_page: '9', ...query })
    return this.page(`data/products?${search}`, 'products', readProduct)
  }

  async categories(): Promise<string[]> {
    return texts((await this.read('data/posts/categories')).categories)
  }

  async post(id: string): Promise<ApiPost> {
    return readPost((await this.read(`curated-posts/${encodeURIComponent(id)}`, this.admin !== null)).post as Fields)
  }

  /** Posts of every status, for the administrator. */
  async all(): Promise<ApiPost[]> {
    return (list((await this.read('curated-posts', true)).posts) as Fields[]).map(readPost)
  }

  async remove(id: string): Promise<void> {
    const { status } = await this.call(`curated-posts/${encodeURIComponent(id)}`, { method: 'DELETE', isAdmin: true })
    expect([200, 204, 404]).toContain(status)
  }
}

/** The posts that a test writes: all of them have its word in the title. */
class Written {
  readonly word = `check${randomUUID().replaceAll('-', '').slice(0, 10)}`

  constructor(private readonly api: StagingApi) {}

  async all(): Promise<ApiPost[]> {
    return (await this.api.all()).filter(({ title }) => title.includes(this.word))
  }

  async removeAll(): Promise<void> {
    for (const { id } of await this.all()) await this.api.remove(id)
    expect(await this.all(), 'nothing is left of what the test wrote').toEqual([])
  }
}

/** A test of any site or API. It fails on problems of the site's own pages, and on calls that the API refused. */
export const test = base.extend<
  StagingOptions & { api: StagingApi; admin: Credentials | null; written: Written; guard: void }
>({
  apiBase: ['', { option: true }],
  admin: [null, { option: true }],
  reportOfRefused: ['', { option: true }],
  api: ({ apiBase, admin }, provide) => provide(new StagingApi(apiBase, admin)),
  written: async ({ api, admin, page }, provide) => {
    const written = new Written(api)
    await provide(written)
    // An open page could still save or request what is removed.
    await page.close()
    if (admin) await written.removeAll()
  },
  guard: [
    async ({ problems, baseURL, reportOfRefused }, use) => {
      // Pictures and scripts of other servers are theirs.
      problems.allow(new RegExp(`https?://(?!${new URL(baseURL ?? '').host})`))
      await use()
      if (reportOfRefused) expect(await (await fetch(reportOfRefused)).json(), 'calls that the API refused').toEqual([])
    },
    { auto: true },
  ],
})

/** Submits the form of the administrator's sign-in. */
export async function signIn(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens the dashboard, signed in. */
export async function openDashboard(page: Page, admin: Credentials): Promise<void> {
  await page.goto('/admin')
  await signIn(page, admin)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
}

/** Skips the test where nothing may be written. */
export function needAdmin(admin: Credentials | null): asserts admin is Credentials {
  test.skip(admin === null, 'E2E_ADMIN_USERNAME and E2E_ADMIN_PASSWORD are not set')
}

/** Skips the test unless there is the content that it needs. */
export function need(isThere: unknown, content: string): asserts isThere {
  test.skip(!isThere, `the API has no ${content}`)
}

/** The longest plain word of a text, for searching. */
export const wordOf = (text: string) =>
  (text.match(/\p{L}{4,}/gu) ?? []).toSorted((a, b) => b.length - a.length)[0] ?? ''

export const titlesOf = (posts: { title: string }[]) => posts.map(({ title }) => title)

/** The box of an element, with its right and lower edge. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not visible')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

export { ANOTHER_API, expect }
