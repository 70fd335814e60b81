import os from 'node:os'
import { request } from 'undici'
import type { Figures } from './figures'
import { type Measured, measure } from '../measure'
import type { Served } from '../servers'

const REQUESTS = { cached: 3000, drawn: 200, written: 100 }
export const BENCH_PASSWORD = 'measured twice'

const mean = (measured: Measured[]) => ({
  cpu: measured.reduce((sum, { cpu }) => sum + cpu, 0) / measured.length,
  bytes: measured.reduce((sum, { bytes }) => sum + bytes, 0) / measured.length,
})

/** Saves posts one after the other, as an editor does. */
async function measureWrites(site: Served) {
  const authorization = `Basic ${btoa(`admin:${BENCH_PASSWORD}`)}`
  const save = async (n: number) => {
    const body = JSON.stringify({ title: `Bench ${n}`, summary: 'Oak', content: '<p>Oak</p>'.repeat(50), status: 'published', categories: ['Home Office'] })
    const answer = await request(`${site.origin}/api/curated-posts`, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body })
    const text = await answer.body.text()
    if (answer.statusCode !== 201) throw new Error(`A post was not saved: ${text}`)
    return Buffer.byteLength(text)
  }
  for (let n = 0; n < 10; n += 1) await save(n)
  const [began, before] = [performance.now(), site.cpuTime()]
  let bytes = 0
  for (let n = 0; n < REQUESTS.written; n += 1) bytes += await save(10 + n)
  const seconds = (performance.now() - began) / 1000 / REQUESTS.written
  return { seconds, cpu: ((site.cpuTime() - before) * 1e6) / REQUESTS.written, bytes: bytes / REQUESTS.written }
}

/**
 * What capacity is reckoned with. It saves posts: the site must be one on a copy of its data.
 * @param pages paths of public pages
 * @param files paths of what they bring with them
 */
export async function measureFigures(site: Served, pages: string[], files: string[]): Promise<Figures> {
  const each = async (paths: (string | ((nth: number) => string))[], count: number) => {
    const measured: Measured[] = []
    for (const path of paths) measured.push(await measure([site], path, count))
    return mean(measured)
  }
  const cached = await each(pages, REQUESTS.cached)
  const file = await each(files, REQUESTS.cached)
  // Never the same twice: what was drawn once may be kept.
  const drawn = await each([(nth) => `/search?q=paint+${nth}`, (nth) => `/?tab=explore&max_price=${20_000 + nth}`], REQUESTS.drawn)
  const { seconds, ...write } = await measureWrites(site)
  return { processor: `${os.cpus()[0]?.model.trim()}, Node ${process.version}`, cached, file, drawn, write, writeSeconds: seconds, memory: site.memory() }
}
