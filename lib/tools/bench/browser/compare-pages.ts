import type { Browser } from '@playwright/test'
import { request } from 'undici'
import type { PostSummary } from '@/lib/contract/posts/post'
import { categoryPath, postPath } from '@/lib/format/addresses/paths'
import { byTurns, printByTurns } from '../by-turns'
import { buildsOf } from '../other-build'
import { startSite } from '../servers'
import { load, openPhone } from './phone'

/** Loads of each page of each commit. */
const LOADS = 10

/** The paths of the pages that are loaded. */
export async function publicPages(origin: string) {
  const response = await request(`${origin}/api/curated-posts?status=published&limit=1`)
  const { posts } = ((await response.body.json()) as { data: { posts: PostSummary[] } }).data
  if (!posts[0]) throw new Error('The bench needs content: run npm run demo -- --prepare first.')
  const category = categoryPath(posts[0].categories[0] ?? '')
  return { home: '/', Explore: '/?tab=explore', post: postPath(posts[0]), category, search: '/search?q=paint' }
}

/** Loads each page of HEAD and of another commit by turns, and prints what a phone waits for. */
export async function comparePages(browser: Browser, commit: string): Promise<void> {
  const { builds, remove } = buildsOf(commit)
  const start = async ({ dataDir, checkout }: (typeof builds)[number]) => {
    const site = await startSite(dataDir, process.execPath, {}, checkout)
    return { site, pages: await publicPages(site.origin) }
  }
  const sides = [await start(builds[0]), await start(builds[1])] as const
  const names = ['home', 'Explore', 'post', 'category', 'search'] as const
  const rows = await byTurns(sides, LOADS, names, async ({ site, pages }, name) => {
    const phone = await openPhone(browser)
    const { fcp, lcp, tbt, bytes } = await load(phone, site.origin + pages[name])
    await phone.close()
    return {
      [`${name}: first paint, ms`]: fcp,
      [`${name}: largest paint, ms`]: lcp,
      [`${name}: blocking, ms`]: tbt,
      [`${name}: kB`]: bytes / 1000,
    }
  })
  printByTurns(`Pages on a phone: first HEAD, second ${commit}`, rows)
  await Promise.all(sides.map(({ site }) => site.stop()))
  remove()
}
