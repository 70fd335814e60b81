import { Pool } from 'undici'
import type { Served } from './servers'

/** How many requests are under way at once. */
const CONNECTIONS = 8
const WARM_UP = 30

export type Measured = {
  perSecond: number
  /** Microseconds of the servers' own CPU time a request. */
  cpu: number
  /** Bytes of a body as it came over the wire. */
  bytes: number
}

/** Asks a server for a page over and over. @param servers all whose CPU time the answers cost, the asked one first. */
export async function measure(servers: Served[], path: string, count: number, headers: Record<string, string> = {}): Promise<Measured> {
  const pool = new Pool(servers[0]?.origin ?? '', { connections: CONNECTIONS })
  let bytes = 0
  const visit = async () => {
    const { statusCode, body } = await pool.request({ path, method: 'GET', headers: { 'accept-encoding': 'gzip', ...headers } })
    bytes = (await body.arrayBuffer()).byteLength
    if (statusCode !== 200 && statusCode !== 304) throw new Error(`${path} answered ${statusCode}`)
  }
  for (let warm = 0; warm < WARM_UP; warm += 1) await visit()
  const spent = () => servers.reduce((sum, server) => sum + server.cpuTime(), 0)
  const [began, before] = [performance.now(), spent()]
  let left = count
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) await visit()
    }),
  )
  const seconds = (performance.now() - began) / 1000
  await pool.close()
  return { perSecond: count / seconds, cpu: ((spent() - before) * 1e6) / count, bytes }
}
