import { fork, spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { request } from 'undici'

export type Served = {
  origin: string
  /** Seconds of CPU time that the server has used, as the kernel counts them. */
  cpuTime: () => number
  stop: () => Promise<void>
}

const TICKS_A_SECOND = 100
const SITE_PORT = 3290
const STATIC_PORT = 3291

/** The production build on the demo's data. */
export async function startSite(): Promise<Served> {
  const child = spawn(process.execPath, ['lib/server/front/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', DEMO: '1', DATA_DIR: process.env.DATA_DIR ?? 'demo-data', LOG_LEVEL: 'error', NODE_OPTIONS: '', PORT: String(SITE_PORT) },
  })
  return ready(child, SITE_PORT)
}

/** One page as a file server would give it: from memory, with nothing to decide. */
export async function startStatic(html: string): Promise<Served> {
  const child = fork(fileURLToPath(new URL('static-server.ts', import.meta.url)), [String(STATIC_PORT)])
  child.send(html)
  return ready(child, STATIC_PORT)
}

async function ready(child: ChildProcess, port: number): Promise<Served> {
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server for ${origin} ended.`)
    const answer = await request(`${origin}/`).catch(() => null)
    await answer?.body.dump()
    if (answer?.statusCode === 200) break
    if (tries > 200) throw new Error(`${origin} does not answer.`)
    await wait(100)
  }
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const stop = async () => {
    child.kill()
    await ended
  }
  return { origin, cpuTime: () => cpuTimeOf(child.pid ?? 0), stop }
}

/** User and system time of a process and its threads, from Linux's own accounting. */
function cpuTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}
