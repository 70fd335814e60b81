/**
 * An hour of everything at once: visitors, a crawler, an editor, imports, a hostile client, and kills in its first half. Prints what
 * was lost, the median of cached pages, and the memory at the start and at the end, as PSS. `-- --minutes 10` takes less time.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { request } from 'undici'
import { freePort } from '../../testing/servers/free-port'
import { benchFolder } from './content/bench-folder'
import { BENCH_PASSWORD } from './servers'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
const MINUTE = 60_000
const end = Date.now() + Number(values.minutes) * MINUTE
/** Later, the site runs on: its memory at the end is that of a process that has served a while. */
const lastKill = Date.now() + (Number(values.minutes) * MINUTE) / 2
const VISITORS = 8
const KILL_EVERY = 7 * MINUTE
const HOSTILE = { every: 4 * MINUTE, for: 20_000, connections: 24 }
const IMPORT_EVERY = 5 * MINUTE
const WORDS = ['oak', 'paint', 'leaky faucet', 'shelf', 'drill', 'insulation', 'gutter', 'tile']
const ADMIN = { authorization: `Basic ${btoa(`admin:${BENCH_PASSWORD}`)}` }

const { folder, remove } = await benchFolder(null)
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const counts = new Map<string, number>()
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
/** Milliseconds of cached pages, beside a hostile client and otherwise. */
const times = { calm: [] as number[], hostile: [] as number[] }
/** Titles that the site has confirmed, by id; those that it may or may not have stored, as it was killed meanwhile. */
const confirmed = new Map<string, string>()
const possible = new Map<string, Set<string>>()
let isAttacked = false

async function start(): Promise<ChildProcess> {
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    PORT: String(port),
  }
  const child = spawn('node', ['--max-semi-space-size=8', 'lib/server/http/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...env,
      ADMIN_PASSWORD: BENCH_PASSWORD,
      MALLOC_TRIM_THRESHOLD_: '131072',
      TRUSTED_PROXIES: '1',
      LINK_CHECKS: 'off',
      SESSION_SECRET: 'x'.repeat(40),
    },
  })
  while ((await ask('/api/health/ready')) !== 200) await wait(100)
  return child
}

type Ask = { address?: string; method?: 'POST' | 'PUT'; body?: unknown; headers?: Record<string, string> }

/** The status of a response, 0 without one. */
async function ask(path: string, ask: Ask = {}): Promise<number> {
  return (await read(path, ask)).status
}

async function read(path: string, { address = '10.0.0.1', method = 'GET' as never, body, headers }: Ask = {}) {
  try {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await request(origin + path, {
      method,
      headers: { 'x-forwarded-for': address, 'content-type': 'application/json', ...headers },
      ...sent,
    })
    return { status: response.statusCode, text: await response.body.text() }
  } catch {
    return { status: 0, text: '' }
  }
}

const any = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item
const until = async (work: () => Promise<unknown>) => {
  while (Date.now() < end) await work()
}

async function visit(address: string, pages: readonly string[]): Promise<void> {
  const isSearch = Math.random() < 0.2
  const path = isSearch ? `/search?q=${encodeURIComponent(any(WORDS))}` : any(pages)
  const began = performance.now()
  const status = await ask(path, { address })
  const isCalm = !isAttacked
  if (!isSearch && status === 200) times[isCalm ? 'calm' : 'hostile'].push(performance.now() - began)
  count(`visitor ${status}`)
  await wait(500 + Math.random() * 1000)
}

async function crawl(): Promise<void> {
  const { text } = await read('/sitemap.xml')
  for (const [, address = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    if (Date.now() > end) return
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    count(`crawler ${await ask(new URL(address).pathname, { address: '10.9.9.9', headers })}`)
    await wait(500)
  }
  await wait(1000)
}

let nth = 0
async function edit(): Promise<void> {
  nth += 1
  const title = `Soak ${nth}`
  const known = [...confirmed.keys()]
  const id = known.length > 0 && Math.random() < 0.7 ? any(known) : null
  const body = { title, summary: title, content: `<p>${title}</p>`, status: 'published', categories: ['Appliances'] }
  if (id) possible.set(id, (possible.get(id) ?? new Set()).add(title))
  const { status, text } = await (id
    ? read(`/api/curated-posts/${id}`, { method: 'PUT', body, headers: ADMIN })
    : read('/api/curated-posts', { method: 'POST', body, headers: ADMIN }))
  count(`editor ${status}`)
  if (status === 200 || status === 201) {
    const { post } = (JSON.parse(text) as { data: { post: { id: string } } }).data
    confirmed.set(post.id, title)
    possible.delete(post.id)
  }
  await wait(3000)
}

/** An export of Ghost with a post that no parser likes. */
const EXPORT = JSON.stringify({
  db: [
    {
      meta: { version: '5.0.0' },
      data: {
        posts: Array.from({ length: 30 }, (_, post) => ({
          id: `${post}`,
          title: `Imported ${post}`,
          slug: `imported-${post}`,
          status: 'draft',
          type: 'post',
          html: post === 7 ? '<a>'.repeat(300_000) : `<p>${'Measure twice. '.repeat(200)}</p>`,
        })),
      },
    },
  ],
})

async function importSite(): Promise<void> {
  const { text } = await read('/api/admin/imports', {
    method: 'POST',
    headers: ADMIN,
    body: { export: { name: 'soak.json', size: Buffer.byteLength(EXPORT) } },
  })
  const id = /"id":"([^"]+)"/.exec(text)?.[1]
  if (id) {
    const form = new FormData()
    form.set('of', 'export')
    form.set('offset', '0')
    form.set('part', new File([EXPORT], 'part'))
    await fetch(`${origin}/api/admin/imports/${id}/parts`, { method: 'POST', headers: ADMIN, body: form }).catch(
      () => null,
    )
    for (const [step, state] of [
      ['check', 'planned'],
      ['start', 'done'],
    ] as const) {
      await ask(`/api/admin/imports/${id}/steps`, { method: 'POST', headers: ADMIN, body: { step } })
      for (let tries = 0; tries < 100 && Date.now() < end; tries += 1) {
        const now = /"state":"(\w+)"/.exec((await read(`/api/admin/imports/${id}`, { headers: ADMIN })).text)?.[1]
        if (now === state || now === 'failed') break
        await wait(1000)
      }
    }
    const { text: last } = await read(`/api/admin/imports/${id}`, { headers: ADMIN })
    count(`import ${/"state":"(\w+)"/.exec(last)?.[1] ?? 'unknown'}`)
  }
  await wait(IMPORT_EVERY)
}

async function attack(): Promise<void> {
  await wait(HOSTILE.every)
  isAttacked = true
  const stop = Date.now() + HOSTILE.for
  const search = async () => {
    while (Date.now() < stop) {
      const path = `/search?q=${encodeURIComponent(`${any(WORDS)}x ${Math.random().toString(36).slice(2)}`)}`
      count(`hostile ${await ask(path, { address: '203.0.113.66' })}`)
    }
  }
  await Promise.all(Array.from({ length: HOSTILE.connections }, search))
  isAttacked = false
}

async function kill(): Promise<void> {
  await wait(KILL_EVERY)
  if (Date.now() > lastKill) return
  site.kill('SIGKILL')
  await once(site, 'exit')
  site = await start()
  count('kill')
}

const memory = () => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${site.pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024
const median = (some: number[]) => some.toSorted((a, b) => a - b)[some.length >> 1] ?? NaN

let site = await start()
const sitemap = [...(await read('/sitemap.xml')).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, loc = '']) => new URL(loc).pathname,
)
const pages = ['/', '/?tab=explore', ...sitemap.slice(0, 12)]
await Promise.all(pages.map((page) => ask(page)))
const first = memory()
await Promise.all([
  ...Array.from({ length: VISITORS }, (_, visitor) => until(() => visit(`10.1.0.${visitor + 1}`, pages))),
  until(crawl),
  until(edit),
  until(importSite),
  until(attack),
  until(kill),
])
if (confirmed.size === 0) throw new Error('No write was confirmed.')
const lost: string[] = []
for (const [id, title] of confirmed) {
  const { text: stored } = await read(`/api/curated-posts/${id}`, { headers: ADMIN })
  const found = /"title":"([^"]+)"/.exec(stored)?.[1] ?? 'none'
  if (found !== title && !possible.get(id)?.has(found)) lost.push(`${id}: ${found} instead of ${title}`)
}
console.info(Object.fromEntries([...counts].sort()))
console.info({
  confirmed: confirmed.size,
  lost,
  'cached page ms': median(times.calm),
  'cached page beside a hostile client ms': median(times.hostile),
  'MB at the start': Math.round(first),
  'MB at the end': Math.round(memory()),
  load: loadavg()[0],
})
site.kill()
remove()
