import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { build } from 'esbuild'
import { ADMIN, ADMIN_PASSWORD } from '../api'
import { SHORT_LIVED } from './short-lived'

/**
 * Bundles a process once, because loading its sources takes longer than opening its database.
 * @param name of its file in this folder.
 * @returns the bundle, which is where it finds the packages of the project.
 */
export async function bundleProcess(
  name:
    | 'write-load-process'
    | 'stuck-job-process'
    | 'stuck-import-process'
    | 'stuck-command-process'
    | 'stuck-feed-process'
    | 'counting-process',
): Promise<string> {
  const outfile = path.resolve('node_modules/.cache/processes', `${name}.mjs`)
  await build({
    entryPoints: [path.join(import.meta.dirname, `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  return outfile
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>

/** Starts the process on a data folder; resolves when its database is open. */
export async function startSite(bundle: string, data: string) {
  const env = { ...process.env, DATA_DIR: data, ADMIN_PASSWORD, LOG_LEVEL: 'error' }
  const child: ChildProcess = spawn(process.execPath, [...SHORT_LIVED, bundle], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  let errors = ''
  child.stderr?.on('data', (chunk) => (errors += chunk))
  const ended = once(child, 'exit')
  const port = await Promise.race([
    once(child.stdout as NodeJS.EventEmitter, 'data').then(([chunk]) => Number(chunk)),
    ended.then(() => Promise.reject(new Error(`The site did not start: ${errors}`))),
  ])
  const headers = { authorization: ADMIN, 'content-type': 'application/json' }
  return {
    port,
    /** The response body, or null if there was none. */
    ask: async (method: string, address: string, body?: unknown) => {
      try {
        const answer = await fetch(`http://127.0.0.1:${port}/api${address}`, {
          method,
          headers,
          body: body === undefined ? null : JSON.stringify(body),
        })
        return { ok: answer.ok, body: await answer.json() }
      } catch {
        return null
      }
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
