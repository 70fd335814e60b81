import { randomInt, randomUUID } from 'node:crypto'
import { type APIRequestContext, type Cookie, expect, type Page } from '@playwright/test'
import { test as base } from './page-test'
import { ADMIN } from './sites'

export const ADMIN_HEADER = `Basic ${Buffer.from(`${ADMIN.username}:${ADMIN.password}`).toString('base64')}`

/** A client address that no other test uses. */
export function clientAddress(): string {
  return `198.51.${randomInt(256)}.${randomInt(1, 255)}`
}

/** Submits the login form. */
export const signIn = (page: Page, password = ADMIN.password) => signInAs(page, ADMIN.username, password)

export async function signInAs(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export const SESSION_COOKIE = 'admin-session'
/** The sealed cookie of the administrator, got once in a worker. */
let sealed: Cookie[] | undefined

/** Gives a page the session of the administrator without the form. Tabs that it opens get it as in life. */
async function giveSession(page: Page): Promise<void> {
  const context = page.context()
  if (!sealed) {
    const answer = await context.request.get('/api/admin/auth-check', { headers: { authorization: ADMIN_HEADER } })
    expect(answer.ok(), `sign-in: ${answer.status()}`).toBe(true)
    sealed = (await context.cookies()).filter(({ name }) => name === SESSION_COOKIE)
  }
  await context.addCookies(sealed)
  // A session that the test ends does not begin again with the next page. Frames of other sites may have no storage.
  await page.addInitScript((header) => {
    if (self !== top || self.origin === 'null' || sessionStorage.getItem('signed-in-once')) return
    sessionStorage.setItem('signed-in-once', 'true')
    sessionStorage.setItem('adminAuthHeader', header)
  }, ADMIN_HEADER)
}

/** Opens an admin page, signed in. */
export async function openAsAdmin(page: Page, path: string): Promise<void> {
  await giveSession(page)
  await page.goto(path)
}

/** Opens the dashboard, signed in. */
export async function openDashboard(page: Page, query = ''): Promise<void> {
  await openAsAdmin(page, `/admin${query}`)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
}

export type NewPost = { title?: string; status?: 'draft' | 'published'; isHighlighted?: boolean } & Record<
  string,
  unknown
>

const PROBE = 'probe'

/** Whether a test created a post for itself: it is deleted when that test ends. */
export const isTestPost = ({ title }: { title: string }): boolean => title.includes(` ${PROBE}`)

/** Posts that a test creates for itself and deletes at its end. */
export class TestPosts {
  private readonly ids: string[] = []
  /** A unique word in the title of each of these posts. */
  readonly word = `${PROBE}${randomUUID().replaceAll('-', '').slice(0, 12)}`

  constructor(private readonly request: APIRequestContext) {}

  async make(post: NewPost = {}): Promise<{ id: string; slug: string; title: string }> {
    const { title = 'Post', ...fields } = post
    const response = await this.request.post('/api/curated-posts', {
      headers: { authorization: ADMIN_HEADER },
      data: {
        title: `${title} ${this.word}`,
        summary: `About ${this.word}`,
        content: `<p>Body ${this.word}</p>`,
        ...fields,
      },
    })
    expect(response.status()).toBe(201)
    const { data } = await response.json()
    this.ids.push(data.post.id)
    return data.post
  }

  async stored(id: string): Promise<{ status: string; isHighlighted: boolean } | null> {
    const response = await this.request.get(`/api/curated-posts/${id}`, { headers: { authorization: ADMIN_HEADER } })
    return response.ok() ? (await response.json()).data.post : null
  }

  async removeAll(): Promise<void> {
    await this.request.post('/api/curated-posts/batch-delete', {
      headers: { authorization: ADMIN_HEADER },
      data: { ids: this.ids },
    })
  }
}

/** A test with posts of its own. */
export const test = base.extend<{ posts: TestPosts }>({
  posts: async ({ request }, provide) => {
    const posts = new TestPosts(request)
    await provide(posts)
    await posts.removeAll()
  },
})
