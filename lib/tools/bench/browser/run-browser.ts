import { chromium } from '@playwright/test'
import { request } from 'undici'
import { chromiumPath } from '@/e2e/support/chromium'
import type { PostSummary } from '@/lib/contract/post'
import { categoryPath, postPath } from '@/lib/format/address'
import { benchFolder } from '../content/bench-folder'
import { ACTS, ADMIN, LONG_POST } from './acts'
import { answerTime, type Answered, load, type Load, openPhone } from './phone'
import { startSite } from '../servers'

/** Loads of each page; the median counts. */
const LOADS = 5
/** Repetitions of each interaction; the median counts. */
const ACTS_EACH = 5

async function newestPost(origin: string): Promise<PostSummary> {
  const answer = await request(`${origin}/api/curated-posts?status=published&limit=1`)
  const { data } = (await answer.body.json()) as { data: { posts: PostSummary[] } }
  if (!data.posts[0]) throw new Error('The bench needs content: run npm run demo -- --prepare first.')
  return data.posts[0]
}

const { folder, remove } = await benchFolder(null, LONG_POST)
Object.assign(process.env, { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password })
const site = await startSite(folder)
const browser = await chromium.launch({
  ...(chromiumPath && { executablePath: chromiumPath }),
  args: ['--disable-background-networking'],
})

async function loadOften(page: string, address: string) {
  const loads: Load[] = []
  for (let times = 0; times < LOADS; times += 1) {
    const phone = await openPhone(browser)
    loads.push(await load(phone, site.origin + address))
    await phone.close()
  }
  const middle = loads.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(LOADS / 2)] as Load
  return {
    'page or act': page,
    'LCP ms': Math.round(middle.lcp),
    'LCP is': middle.lcpElement,
    'blocked ms': Math.round(middle.tbt),
    CLS: middle.cls.toFixed(3),
    'kB in all': Math.round(middle.bytes / 1000),
    'kB of scripts': Math.round(middle.scriptBytes / 1000),
    'fonts first': middle.fonts,
  }
}

async function answerTimes() {
  const rows = []
  for (const { name, address, prepare, act } of ACTS) {
    const answered: Answered[] = []
    for (let times = 0; times < ACTS_EACH; times += 1) {
      const phone = await openPhone(browser)
      await load(phone, site.origin + address)
      await prepare?.(phone.page)
      answered.push(await answerTime(phone.page, () => act(phone.page)))
      await phone.close()
    }
    const middle = (of: keyof Answered) => Math.round(answered.map((each) => each[of]).sort((a, b) => a - b)[ACTS_EACH >> 1] ?? 0)
    rows.push({ 'page or act': name, 'next paint ms': middle('paint'), 'longest task ms': middle('task') })
  }
  return rows
}

try {
  const post = await newestPost(site.origin)
  const pages = { home: '/', Explore: '/?tab=explore', post: postPath(post), category: categoryPath(post.categories[0] ?? ''), search: '/search?q=paint' }
  const rows: Record<string, string | number>[] = []
  for (const [page, address] of Object.entries(pages)) rows.push(await loadOften(page, address))
  console.table([...rows, ...(await answerTimes())])
} finally {
  await browser.close()
  await site.stop()
  remove()
}
