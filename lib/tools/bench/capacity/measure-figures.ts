import os from 'node:os'
import { request } from 'undici'
import type { Runtime } from '../runtime'
import type { Figures } from './figures'
import { type Measured, measure, type Requests } from '../measure'
import type { Served } from '../servers'

const CACHED = { count: 3000, warmUp: 500 }
const UNCACHED = { count: 1000, warmUp: 3000 }
const WRITES = { count: 100, warmUp: 10 }
export const BENCH_PASSWORD = 'measured twice'

const mean = (measured: Measured[]) => ({
  cpu: measured.reduce((sum, { cpu }) => sum + cpu, 0) / measured.length,
  bytes: measured.reduce((sum, { bytes }) => sum + bytes, 0) / measured.length,
})

/** Saves posts one after the other, like an editor. */
async function measureWrites(site: Served) {
  const authorization = `Basic ${btoa(`admin:${BENCH_PASSWORD}`)}`
  const save = async (n: number) => {
    const body = JSON.stringify({
      title: `Bench ${n}`,
      summary: 'Oak',
      content: '<p>Oak</p>'.repeat(50),
      status: 'published',
      categories: ['Home Office'],
    })
    const response = await request(`${site.origin}/api/curated-posts`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body,
    })
    const text = await response.body.text()
    if (response.statusCode !== 201) throw new Error(`A post was not saved: ${text}`)
    return Buffer.byteLength(text)
  }
  for (let n = 0; n < WRITES.warmUp; n += 1) await save(n)
  const [began, before] = [performance.now(), site.cpuTime()]
  let bytes = 0
  for (let n = 0; n < WRITES.count; n += 1) bytes += await save(WRITES.warmUp + n)
  const seconds = (performance.now() - began) / 1000 / WRITES.count
  return { seconds, cpu: ((site.cpuTime() - before) * 1e6) / WRITES.count, bytes: bytes / WRITES.count }
}

/**
 * Measures the figures for capacity planning. It saves posts, so the site must run on a copy of its data.
 * @param pages paths of public pages
 * @param files paths of their scripts, styles and pictures
 */
export async function measureFigures(
  site: Served,
  runtime: Runtime,
  pages: string[],
  files: string[],
): Promise<Figures> {
  const each = async (paths: (string | ((nth: number) => string))[], requests: Requests) => {
    const measured: Measured[] = []
    for (const path of paths) measured.push(await measure([site], path, requests))
    return mean(measured)
  }
  const cached = await each(pages, CACHED)
  const file = await each(files, CACHED)
  // Each path is different, so that none is cached.
  const rendered = await each(
    [(nth) => `/search?q=paint+${nth}`, (nth) => `/?tab=explore&max_price=${20_000 + nth}`],
    UNCACHED,
  )
  const { seconds, ...write } = await measureWrites(site)
  return {
    processor: `${os.cpus()[0]?.model.trim()}, Node ${runtime.version}`,
    cached,
    file,
    rendered,
    write,
    writeSeconds: seconds,
    memory: site.memory(),
  }
}
