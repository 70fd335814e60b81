import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { request } from 'undici'
import { COUNTS_PATH } from '@/lib/format/addresses/counts-path'
import { categoryPath, postPath, searchPath } from '@/lib/format/addresses/paths'
import type { PostSummary } from '@/lib/contract/posts/post'
import { benchFolder } from './content/bench-folder'
import { twoWords } from './content/make-posts'
import { type Measured, measure, type Requests } from './measure'
import { productTimes } from './product-times'
import { nodeOf } from './runtime'
import { BENCH_PASSWORD, type Served, startFiles, startProxy, startSite } from './servers'
import { compareWith } from './sides'

/** The warm-up lets the server compress each page. */
const CACHED = { count: 3000, warmUp: 500 }
/** V8 has optimized rendering after some thousands of pages; the first thousand cost a third more. */
const UNCACHED = { count: 1000, warmUp: 3000 }
/** Robots are not counted. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
/** Milliseconds. */
const REST = 60_000
/** Rounds of uncached pages; the memory is read after each. */
const ROUNDS = 4
const ROUND = { count: 400, warmUp: 0 }
/** As many as the list of products is made for. */
const PRODUCTS = 50_000

const { values } = parseArgs({
  options: {
    posts: { type: 'string' },
    node: { type: 'string' },
    against: { type: 'string' },
    rounds: { type: 'string', default: '12' },
  },
})

async function text(address: string): Promise<string> {
  return (await request(address)).body.text()
}

/** Compressed bytes of the scripts or of the styles of a page. */
async function weight(origin: string, html: string, pattern: RegExp): Promise<number> {
  const tags = [...html.matchAll(pattern)].filter(([tag]) => !/\snomodule/i.test(tag))
  let bytes = 0
  for (const address of new Set(tags.map((match) => (match[1] ?? '').replaceAll('&amp;', '&')))) {
    bytes += gzipSync(await text(origin + address), { level: 9 }).length
  }
  return bytes
}

type Page = { name: string; path: string; html: string }

async function publicPages({ origin }: Served): Promise<Page[]> {
  const { data } = JSON.parse(await text(`${origin}/api/curated-posts?status=published&limit=1`)) as {
    data: { posts: PostSummary[] }
  }
  const post = data.posts[0]
  if (!post) throw new Error('The bench needs content: run npm run demo -- --prepare first, or set --posts.')
  const paths = { home: '/', post: postPath(post), category: categoryPath(post.categories[0] ?? '') }
  return Promise.all(
    Object.entries(paths).map(async ([name, address]) => ({ name, path: address, html: await text(origin + address) })),
  )
}

/** Measures pages from the site, from nginx as shipped in front of it, and as static files from nginx. */
async function compare(site: Served, pages: Page[]) {
  const [files, proxy] = [
    await startFiles(new Map(pages.map(({ name, html }) => [name, html]))),
    await startProxy(site),
  ]
  try {
    const rows = []
    for (const { name, path: address } of pages) {
      const served = {
        'nginx, file': await measure([files], `/${name}.html`, CACHED),
        'nginx, shipped': await measure([proxy, site], address, CACHED),
        'nginx, shipped, HTTP/2': await measure([{ ...proxy, origin: proxy.http2 }, site], address, CACHED, {
          http2: true,
        }),
        'npm start': await measure([site], address, CACHED),
        'npm start, brotli': await measure([site], address, CACHED, { 'accept-encoding': 'br' }),
      }
      const ofFile = (perSecond: number) => `${((100 * perSecond) / served['nginx, file'].perSecond).toFixed(0)} %`
      rows.push(
        ...Object.entries(served).map(([server, measured]) => row(name, server, measured, ofFile(measured.perSecond))),
      )
    }
    return rows
  } finally {
    await Promise.all([files.stop(), proxy.stop()])
  }
}

/** Measures pages that are not cached. */
async function uncached(site: Served) {
  const posts = await listedPosts(site, UNCACHED.warmUp + UNCACHED.count)
  const measuredPosts = Math.min(UNCACHED.count, Math.ceil(posts.length / 2))
  const kinds: [page: string, path: (nth: number) => string, requests: Requests][] = [
    ['search, uncached', (nth) => searchPath(twoWords(nth)), UNCACHED],
    ['search, cached', () => '/search?q=paint', CACHED],
    ['Explore, uncached', (nth) => `/?tab=explore&max_price=${10_000 + nth}`, UNCACHED],
    ['Explore, cached', () => '/?tab=explore', CACHED],
    [
      'post, uncached',
      (nth) => postPath(posts[nth] as PostSummary),
      { count: measuredPosts, warmUp: posts.length - measuredPosts },
    ],
  ]
  const rows = []
  for (const [page, address, requests] of kinds) {
    rows.push(row(page, 'npm start', await measure([site], address, requests)))
  }
  return rows
}

/** Measures counting the view of a post, which its page sends besides being read. */
async function counted(site: Served) {
  const [post] = await listedPosts(site, 1)
  const measured = await measure([site], () => COUNTS_PATH, CACHED, {
    json: JSON.stringify({ events: [{ kind: 'view', post: post?.id }] }),
    'content-type': 'application/json',
    'user-agent': BROWSER,
    'sec-fetch-site': 'same-origin',
  })
  return row('post, view counted', 'npm start', measured)
}

/** Bytes of memory after each round of uncached searches and lists. */
async function memoryUnderLoad(site: Served): Promise<number[]> {
  const readings = [site.memory()]
  let nth = UNCACHED.warmUp + UNCACHED.count
  for (let round = 0; round < ROUNDS; round += 1) {
    await measure([site], () => searchPath(twoWords(nth++)), ROUND)
    await measure([site], () => `/?tab=explore&max_price=${10_000 + nth++}`, ROUND)
    readings.push(site.memory())
  }
  return readings
}

async function listedPosts({ origin }: Served, count: number): Promise<PostSummary[]> {
  const found: PostSummary[] = []
  for (let page = 1; found.length < count; page += 1) {
    const { data } = JSON.parse(
      await text(`${origin}/api/curated-posts?status=published&per_page=50&page=${page}`),
    ) as { data: { posts: PostSummary[] } }
    found.push(...data.posts)
    if (data.posts.length < 50) break
  }
  return found.slice(0, count)
}

function row(page: string, server: string, { perSecond, cpu, minCpu, bytes }: Measured, ofFile = '') {
  const times = { 'CPU µs': Math.round(cpu), minimum: Math.round(minCpu) }
  return { page, server, 'requests/s': Math.round(perSecond), 'of file': ofFile, ...times, 'wire kB': kB(bytes) }
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1)

async function weights({ origin }: Served, pages: Page[]) {
  const rows = []
  for (const { name, html } of pages) {
    const scripts = await weight(origin, html, /<script[^>]+src="([^"]+)"[^>]*>/g)
    const styles = await weight(origin, html, /<link rel="stylesheet" href="([^"]+)"[^>]*>/g)
    const compressed = { 'HTML gzip': kB(gzipSync(html).length), 'HTML brotli': kB(brotliCompressSync(html).length) }
    rows.push({ page: name, ...compressed, 'JavaScript gzip': kB(scripts), 'CSS gzip': kB(styles) })
  }
  return rows
}

process.env.ADMIN_PASSWORD = BENCH_PASSWORD
if (values.against !== undefined) {
  await compareWith(values.against, Number(values.rounds))
  process.exit()
}
const runtime = nodeOf(values.node)
const { folder, remove } = await benchFolder(values.posts === undefined ? null : Number(values.posts))
const site = await startSite(folder, runtime.program)
try {
  // At rest the search index is built and V8 has collected garbage, as it does when idle.
  await text(site.origin + searchPath('paint'))
  await wait(REST)
  const atRest = site.memory()
  const pages = await publicPages(site)
  console.table(await weights(site, pages))
  console.table([...(await compare(site, pages)), ...(await uncached(site)), await counted(site)])
  console.info(`Screens of ${PRODUCTS.toLocaleString('en-US')} products, in milliseconds:`)
  console.table(await productTimes(PRODUCTS))
  const seconds = (site.readyAfter / 1000).toFixed(1)
  console.info(
    `Node ${runtime.version}, ready after ${seconds} s. Memory in MB: ${[atRest, ...(await memoryUnderLoad(site))].map((bytes) => kB(bytes / 1000)).join(', ')}.`,
  )
} finally {
  await site.stop()
  remove()
}
