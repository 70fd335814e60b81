import { connect } from 'node:http2'
import { Pool } from 'undici'
import type { Served } from './servers'

/** Concurrent requests. */
const CONNECTIONS = 8
/** Rounds of measurement: noise from other processes seldom affects all of them. */
const ROUNDS = 10
/** URLs per simulated visitor, since searches and counts are rate-limited. */
const A_VISITOR = 250

/** The number of measured requests, at least ten, and of warm-up requests. */
export type Requests = { count: number; warmUp: number }

export type Measured = {
  perSecond: number
  /** Microseconds of the servers' CPU time per request, median of the rounds. */
  cpu: number
  /** The same, minimum of the rounds. */
  minCpu: number
  /** Bytes of a body as transferred. */
  bytes: number
}

type Client = {
  get: (path: string, more: Record<string, string>) => Promise<{ status: number; bytes: number }>
  close: () => Promise<void>
}

/** Requests over several connections, like a proxy. @param json sent by POST, if there is any. */
function overHttp1(origin: string, headers: Record<string, string>, json?: string): Client {
  const pool = new Pool(origin, { connections: CONNECTIONS })
  const sent = json === undefined ? { method: 'GET' as const } : { method: 'POST' as const, body: json }
  const get: Client['get'] = async (path, more) => {
    const { statusCode: status, body } = await pool.request({ path, ...sent, headers: { ...headers, ...more } })
    return { status, bytes: (await body.arrayBuffer()).byteLength }
  }
  return { get, close: () => pool.close() }
}

/** nginx closes a connection after 1,000 requests. */
const MOST_REQUESTS = 900

/** Requests over one connection at a time, like a browser. */
function overHttp2(origin: string, headers: Record<string, string>): Client {
  let session = connect(origin)
  let sent = 0
  const current = () => {
    sent += 1
    if (sent % MOST_REQUESTS > 0) return session
    session.close()
    return (session = connect(origin))
  }
  const get: Client['get'] = (path, more) =>
    new Promise((resolve, reject) => {
      const stream = current().request({ ':path': path, ...headers, ...more })
      let [status, bytes] = [0, 0]
      stream.on('response', (responseHeaders) => (status = Number(responseHeaders[':status'])))
      stream.on('data', (chunk: Buffer) => (bytes += chunk.length))
      stream.on('end', () => resolve({ status, bytes }))
      stream.on('error', reject)
      stream.end()
    })
  return { get, close: () => new Promise((resolve) => session.close(resolve)) }
}

/**
 * Sends many requests to a server.
 * @param servers all servers whose CPU time counts; the first receives the requests
 * @param path the path of the nth request
 */
export async function measure(
  servers: Pick<Served, 'origin' | 'cpuTime'>[],
  path: string | ((nth: number) => string),
  { count, warmUp }: Requests,
  {
    http2 = false,
    json,
    ...headers
  }: { http2?: boolean; json?: string; [header: string]: string | boolean | undefined } = {},
): Promise<Measured> {
  const requestHeaders = { 'accept-encoding': 'gzip', ...headers } as Record<string, string>
  const origin = servers[0]?.origin ?? ''
  const client = http2 ? overHttp2(origin, requestHeaders) : overHttp1(origin, requestHeaders, json)
  let [bytes, sent] = [0, 0]
  const visit = async () => {
    const visitor = { 'x-forwarded-for': `10.0.0.${1 + (Math.floor(sent / A_VISITOR) % 250)}` }
    const address = typeof path === 'string' ? path : path(sent++)
    const response = await client.get(address, typeof path === 'string' ? {} : visitor)
    if (response.status !== 200 && response.status !== 304)
      throw new Error(`${address} responded with ${response.status}`)
    bytes = response.bytes
  }
  for (let warm = 0; warm < warmUp; warm += 1) await visit()
  const spent = () => servers.reduce((sum, server) => sum + server.cpuTime(), 0)
  const size = Math.floor(count / ROUNDS)
  const began = performance.now()
  const costs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = spent()
    let left = size
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (left-- > 0) await visit()
      }),
    )
    costs.push(((spent() - before) * 1e6) / size)
  }
  const seconds = (performance.now() - began) / 1000
  await client.close()
  const [minCpu = 0] = costs.sort((a, b) => a - b)
  return { perSecond: (ROUNDS * size) / seconds, cpu: costs[ROUNDS / 2] ?? 0, minCpu, bytes }
}
