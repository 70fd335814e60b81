import { Pool } from 'undici'
import { searchPath } from '@/lib/format/addresses/paths'
import { benchFolder } from './content/bench-folder'
import { type Memory, type Served, startMeasuredSite } from './servers'

/** Concurrent requests. */
const CONNECTIONS = 8
/** URLs per simulated visitor, since searches are rate-limited. */
const A_VISITOR = 50
/** Fractions of the URLs of a kind after which the memory is read; bounded memory is level between them. */
const READ_AT = [0.1, 0.5, 1]

/** The nth URL of each kind; none is requested twice. */
const KINDS: Record<string, (nth: number) => string> = {
  'unknown addresses': (nth) => `/unknown-${nth}/place`,
  'missing posts': (nth) => `/curated-posts/a-post-that-is-not-there/none${nth}`,
  'missing categories': (nth) => `/category/None%20${nth}/`,
  'missing files': (nth) => `/pictures/none-${nth}.png`,
  searches: (nth) => searchPath(`oak shelf ${nth}`),
  'Explore filters': (nth) => `/?tab=explore&min_price=${nth % 1_000}&max_price=${1_000 + nth}`,
  'social cards': (nth) => `/social/post/none${nth}.jpg`,
}

/** Requests URLs one after the other, as different visitors. */
async function visit(pool: Pool, addressOf: (nth: number) => string, from: number, to: number): Promise<void> {
  let next = from
  const visitor = async () => {
    while (next < to) {
      const nth = next++
      const client = Math.floor(nth / A_VISITOR)
      const headers = {
        'accept-encoding': 'gzip',
        'x-forwarded-for': `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`,
      }
      const { statusCode, body } = await pool.request({ path: addressOf(nth), method: 'GET', headers })
      await body.dump()
      if (statusCode !== 200 && statusCode !== 404) throw new Error(`${addressOf(nth)} responded with ${statusCode}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
}

const MB = (bytes: number) => (bytes / 1e6).toFixed(0)
const format = ({ heap, buffers, rss }: Memory) => `${MB(heap)} + ${MB(buffers)}, ${MB(rss)}`

async function measureKinds(site: Served & { readMemory: () => Promise<Memory> }, count: number): Promise<void> {
  const pool = new Pool(site.origin, { connections: CONNECTIONS })
  console.info(
    `\n| ${count} URLs, MB of heap + buffers, RSS | before | ${READ_AT.map((part) => `after ${Math.round(part * count)}`).join(' | ')} | CPU µs each |\n|---|---|${READ_AT.map(() => '---|').join('')}---|`,
  )
  for (const [kind, addressOf] of Object.entries(KINDS)) {
    const states = [await site.readMemory()]
    const began = site.cpuTime()
    let requested = 0
    for (const part of READ_AT) {
      const upTo = Math.round(part * count)
      await visit(pool, addressOf, requested, upTo)
      requested = upTo
      states.push(await site.readMemory())
    }
    console.info(
      `| ${kind} | ${states.map(format).join(' | ')} | ${Math.round(((site.cpuTime() - began) * 1e6) / count)} |`,
    )
  }
  await pool.close()
}

/** Prints the memory of the production build after many different URLs of each kind. */
export async function growthOfMemory(count: number): Promise<void> {
  const { folder, remove } = await benchFolder(null)
  const site = await startMeasuredSite(folder)
  try {
    await measureKinds(site, count)
  } finally {
    await site.stop()
    remove()
  }
}
