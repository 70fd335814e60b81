import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { request } from 'undici'
import { parse } from 'yaml'
import { gzipSync } from 'node:zlib'
import { freePort } from '../../testing/servers/free-port'

export const BENCH_PASSWORD = 'measured twice'

export type Served = {
  origin: string
  /** Seconds of CPU time of the server and its workers, as the kernel counts it. */
  cpuTime: () => number
  /** Milliseconds from start to first response. */
  readyAfter: number
  /** Resident bytes. */
  memory: () => number
  stop: () => Promise<void>
}

const PAGE_BYTES = 4096
const NGINX_CONF = 'lib/server/http/nginx.conf'

/** The environment variables and the Node options of `npm start` of a checkout. */
function readStart(checkout: string): { settings: Record<string, string>; args: string[] } {
  const { scripts } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const [, setting = '', args = ''] = /^exec env (\S+) node (.+)$/.exec(scripts.start) ?? []
  return { settings: Object.fromEntries([setting.split('=')]), args: args.split(' ') }
}

/**
 * Starts the production build on a data folder.
 * @param node the Node executable
 * @param cwd the checkout whose build is started
 */
export async function startSite(
  dataDir: string,
  node = process.execPath,
  more: Record<string, string> = {},
  cwd = process.cwd(),
): Promise<Served> {
  const port = await freePort()
  const start = readStart(cwd)
  const settings = {
    ...start.settings,
    NODE_ENV: 'production' as const,
    DEMO: '1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    NODE_OPTIONS: '',
    PORT: String(port),
  }
  const child = spawn(node, start.args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings, TRUSTED_PROXIES: '1', ...more },
  })
  return ready(child, port, '/api/health/ready')
}

/** Bytes of a process after garbage collection: of objects, of buffers, and resident. */
export type Memory = { heap: number; buffers: number; rss: number }

/** Starts the production build so that it reports its memory. */
export async function startMeasuredSite(dataDir: string): Promise<Served & { readMemory: () => Promise<Memory> }> {
  const port = await freePort()
  const { settings, args } = readStart(process.cwd())
  const child = spawn(process.execPath, ['--expose-gc', '--import', './lib/tools/bench/report-memory.mjs', ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: 'production',
      DEMO: '1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      NODE_OPTIONS: '',
      PORT: String(port),
      TRUSTED_PROXIES: '1',
    },
  })
  const served = await ready(child, port, '/api/health/ready')
  const readMemory = async () => {
    const reply = once(child, 'message') as Promise<[Memory]>
    child.send('memory')
    return (await reply)[0]
  }
  return { ...served, readMemory }
}

/** Starts nginx with pages as precompressed static files: the lower bound of the cost. */
export async function startFiles(pages: Map<string, string>): Promise<Served> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-files-'))
  for (const [name, html] of pages) {
    writeFileSync(path.join(folder, `${name}.html`), html)
    writeFileSync(path.join(folder, `${name}.html.gz`), gzipSync(html, { level: 9 }))
  }
  const port = await freePort()
  return startNginx(folder, port, `server { listen 127.0.0.1:${port}; root ${folder}; gzip_static on; }`, '/home.html')
}

/** The shipped configuration of nginx without TLS, as compose.yaml derives it. */
function readBalancer(): string {
  const { services } = parse(readFileSync('compose.yaml', 'utf8')) as { services: { balancer: { command: string[] } } }
  const [derive = ''] = services.balancer.command.at(-1)?.split(' > ') ?? []
  return execFileSync('sh', ['-c', derive.replace('/etc/nginx/example.conf', NGINX_CONF)], { encoding: 'utf8' })
}

/** Starts nginx with the shipped configuration, without TLS, in front of one or more instances; HTTP/2 has its own port. */
export async function startProxy(...sites: Pick<Served, 'origin'>[]): Promise<Served & { http2: string }> {
  const [port, portOfHttp2] = [await freePort(), await freePort()]
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-proxy-'))
  const shipped = readBalancer()
    .replace('listen 80 default_server', `listen 127.0.0.1:${port}; listen 127.0.0.1:${portOfHttp2} http2`)
    // Before 1.27 nginx has no names that follow the number of instances.
    .replace(/server site:3000 resolve(.*);/, (_line, options) =>
      sites.map(({ origin }) => `server ${new URL(origin).host}${options};`).join(' '),
    )
    .replace(/ zone instances .*;/, '')
    .replaceAll('/var/cache/nginx', folder)
  return { ...(await startNginx(folder, port, shipped, '/')), http2: `http://127.0.0.1:${portOfHttp2}` }
}

function startNginx(folder: string, port: number, servers: string, path0: string): Promise<Served> {
  mkdirSync(path.join(folder, 'temp'))
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/temp/${kind};`,
  )
  const main = `worker_processes 1; daemon off; user root; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 1024; }
http { access_log off; types { text/html html; } ${temps.join(' ')} ${servers} }`
  writeFileSync(path.join(folder, 'nginx.conf'), main)
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] })
  child.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return ready(child, port, path0)
}

async function ready(child: ChildProcess, port: number, address: string): Promise<Served> {
  const origin = `http://127.0.0.1:${port}`
  const began = performance.now()
  let failure: Error | null = null
  child.on('error', (error) => (failure = error))
  for (let tries = 0; ; tries += 1) {
    if (failure) throw failure
    if (child.exitCode !== null) throw new Error(`The server for ${origin} exited.`)
    const response = await request(origin + address).catch(() => null)
    await response?.body.dump()
    if (response?.statusCode === 200) break
    if (tries > 1500) throw new Error(`${origin} does not respond.`)
    await wait(20)
  }
  const readyAfter = performance.now() - began
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const stop = async () => {
    child.kill()
    await ended
  }
  const pid = child.pid ?? 0
  const sum = (count: (pid: number) => number) =>
    [pid, ...childrenOf(pid)].reduce((total, each) => total + count(each), 0)
  return { origin, readyAfter, cpuTime: () => sum(cpuTimeOf), memory: () => sum(memoryOf), stop }
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
}

/**
 * User and system time of a process's threads, from Linux's accounting.
 * @see https://docs.kernel.org/scheduler/sched-stats.html
 */
function cpuTimeOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.reduce(
    (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e9,
    0,
  )
}

function memoryOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES
}
