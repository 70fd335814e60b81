import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { request } from 'undici'
import { chromiumPath } from '@/e2e/support/chromium'
import type { PostSummary } from '@/lib/contract/post'
import { categoryPath, postPath } from '@/lib/format/address'
import { openEmbedded } from '../../db/open-embedded'
import { makePosts } from '../content/make-posts'
import { ACTS, ADMIN, LONG_POST } from './acts'
import { answerTime, load, type Load, openPhone } from './phone'
import { startSite } from '../servers'

/** Each page is loaded so often; the middle one counts. */
const LOADS = 5
const MORE_POSTS = 250
const LONG_AGO = Date.UTC(2020, 0, 1)

/** A copy of the content to measure, with a long list behind its newest posts and a long text for the editor. */
async function fillFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-bench-'))
  // A process that was killed leaves its lock, which is a socket.
  cpSync(process.env.DATA_DIR ?? 'demo-data', folder, { recursive: true, filter: (source) => path.basename(source) !== '.lock' })
  const { database, close } = await openEmbedded(folder)
  await makePosts(database, MORE_POSTS, { newest: LONG_AGO })
  await makePosts(database, 1, { ...LONG_POST, newest: LONG_AGO })
  await close()
  return folder
}

async function newestPost(origin: string): Promise<PostSummary> {
  const answer = await request(`${origin}/api/curated-posts?status=published&limit=1`)
  const { data } = (await answer.body.json()) as { data: { posts: PostSummary[] } }
  if (!data.posts[0]) throw new Error('The bench needs content: run npm run demo -- --prepare first.')
  return data.posts[0]
}

const folder = await fillFolder()
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
    const phone = await openPhone(browser)
    await load(phone, site.origin + address)
    await prepare?.(phone.page)
    const { paint, task } = await answerTime(phone.page, () => act(phone.page))
    rows.push({ 'page or act': name, 'next paint ms': Math.round(paint), 'longest task ms': Math.round(task) })
    await phone.close()
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
  rmSync(folder, { recursive: true, force: true })
}
