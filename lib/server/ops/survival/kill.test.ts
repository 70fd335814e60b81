import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fillDataFolder } from '@/lib/testing/embedded-pool'
import { removeFolder } from '@/lib/testing/remove-folder'
import { bundleProcess, type RunningSite, startSite } from '@/lib/testing/processes/write-load-site'
import { repeats } from '../../../testing/soak.mjs'

const KILLS = repeats({ short: 2, long: 30 })
const WRITERS = 4
const GROUP = 5
/** Milliseconds; a start takes one second, ten on a busy machine. */
vi.setConfig({ testTimeout: 900_000, hookTimeout: 120_000 })

let folder = ''
let bundle = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kill-'))
  await fillDataFolder(folder)
  bundle = await bundleProcess('write-load-process')
})
afterAll(() => removeFolder(folder))

/** All writes that were acknowledged, across restarts. */
const stored = new Set<string>()
/** Posts that are written one by one and deleted in one batch. */
let group: string[] = []

async function writePosts(site: RunningSite, life: number): Promise<void> {
  for (let n = 0; ; n += 1) {
    const made = await site.ask('POST', '/curated-posts', {
      title: `Life ${life}, post ${n}`,
      summary: 'Oak',
      content: `<p>${'shelf '.repeat(n * 50)}</p>`,
      status: 'published',
      categories: ['Home Office'],
    })
    if (!made) return
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    stored.add(made.body.data.post.id)
  }
}

/** Every complete post: with its category and its row in the list. */
async function presentPosts(site: RunningSite): Promise<Set<string>> {
  const listed = await site.ask('GET', '/curated-posts?limit=1000')
  const filed = await site.ask('GET', '/curated-posts?limit=1000&category=Home%20Office')
  const ids = listed?.body.data.posts.map(({ id }) => id)
  expect(new Set(filed?.body.data.posts.map(({ id }) => id))).toEqual(new Set(ids))
  return new Set(ids)
}

test(`a site killed ${KILLS} times while it writes has every acknowledged post, and batches completely or not at all`, async () => {
  for (let life = 0; life <= KILLS; life += 1) {
    const site = await startSite(bundle, folder)
    const present = await presentPosts(site)
    expect(
      [...stored].filter((id) => !present.has(id)),
      `lost by kill ${life}`,
    ).toEqual([])
    expect([0, group.length]).toContain(group.filter((id) => present.has(id)).length)
    if (life === KILLS) return site.kill()
    const writers = Array.from({ length: WRITERS }, () => writePosts(site, life))
    const before = stored.size
    await vi.waitFor(() => expect(stored.size).toBeGreaterThanOrEqual(before + GROUP + (life % 7)), {
      timeout: 120_000,
      interval: 1,
    })
    group = [...stored].slice(-GROUP)
    for (const id of group) stored.delete(id)
    void site.ask('POST', '/curated-posts/batch-delete', { ids: group })
    await site.ask('GET', life % 2 ? '/data/posts/categories' : '/curated-posts?limit=1')
    await site.kill()
    await Promise.all(writers)
  }
})
