import { gzipSync } from 'node:zlib'
import { Pool, request } from 'undici'
import type { PostSummary } from '@/lib/contract/post'
import { categoryPath, postPath } from '@/lib/format/address'
import { startSite, startStatic, type Served } from './servers'

/** Requests counted for each page and server, and how many are under way at once. */
const REQUESTS = { cached: 1500, rendered: 300 }
const CONNECTIONS = 8

type Measured = { perSecond: number; cpu: number }

/** Requests a second, and microseconds of the server's own CPU time a request. */
async function measure(served: Served, path: string, count: number): Promise<Measured> {
  const pool = new Pool(served.origin, { connections: CONNECTIONS })
  const visit = async () => {
    const { statusCode, body } = await pool.request({ path, method: 'GET' })
    await body.dump({ limit: Number.POSITIVE_INFINITY })
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
  }
  for (let warm = 0; warm < 20; warm += 1) await visit()
  const [began, cpuBefore] = [performance.now(), served.cpuTime()]
  let left = count
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) await visit()
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const cpu = ((served.cpuTime() - cpuBefore) * 1e6) / count
  await pool.close()
  return { perSecond: count / seconds, cpu }
}

async function text(origin: string, path: string): Promise<string> {
  const { body } = await request(origin + path)
  return body.text()
}

/** Bytes of JavaScript, compressed, that a page loads at once. */
async function scriptBytes(origin: string, html: string): Promise<number> {
  const tags = [...html.matchAll(/<script[^>]+src="([^"]+)"[^>]*>/g)].filter(([tag]) => !/\snomodule/i.test(tag))
  const addresses = new Set(tags.map((match) => match[1] ?? ''))
  let bytes = 0
  for (const address of addresses) bytes += gzipSync(await text(origin, address.replaceAll('&amp;', '&')), { level: 9 }).length
  return bytes
}

async function pages(origin: string): Promise<[name: string, path: string, count: number][]> {
  const { data } = JSON.parse(await text(origin, '/api/curated-posts?status=published&limit=1')) as { data: { posts: PostSummary[] } }
  const post = data.posts[0]
  if (!post) throw new Error('The bench needs content: run npm run demo -- --prepare first.')
  return [
    ['home', '/', REQUESTS.cached],
    ['post', postPath(post), REQUESTS.cached],
    ['category', categoryPath(post.categories[0] ?? ''), REQUESTS.cached],
    ['search', '/search?q=paint', REQUESTS.rendered],
  ]
}

const site = await startSite()
try {
  const rows = []
  for (const [name, path, count] of await pages(site.origin)) {
    const html = await text(site.origin, path)
    const fixed = await startStatic(html)
    const ours = await measure(site, path, count)
    const theirs = await measure(fixed, '/', count)
    await fixed.stop()
    rows.push({
      page: name,
      'requests/s': Math.round(ours.perSecond),
      'static/s': Math.round(theirs.perSecond),
      'of static': `${((100 * ours.perSecond) / theirs.perSecond).toFixed(1)} %`,
      'CPU µs/request': Math.round(ours.cpu),
      'static CPU µs': Math.round(theirs.cpu),
      'HTML kB gzip': (gzipSync(html).length / 1000).toFixed(1),
      'JavaScript kB gzip': ((await scriptBytes(site.origin, html)) / 1000).toFixed(1),
    })
  }
  console.table(rows)
} finally {
  await site.stop()
}
