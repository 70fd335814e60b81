import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '../testing/servers/free-port'

const START_LIMIT = 90_000
/** Its output once it has imported the stored accounts; it already responds before. */
const READY = 'All emulators ready!'

export type EmulatorOptions = {
  /** It exports its accounts here when it stops. */
  dataFolder: string
  /** The local port that it listens on. */
  port: number
  /** The Firebase project ID. */
  project: string
  /** Runs it in its own process group, since a second Ctrl-C in the terminal would kill it before it has exported the accounts. */
  detached: boolean
}

/**
 * Starts the official Auth Emulator, which ends with this process at the latest.
 * @returns its `host:port`, and a function that stops it
 */
export async function startEmulator({
  dataFolder,
  port,
  project,
  detached,
}: EmulatorOptions): Promise<{ host: string; stop: () => Promise<void> }> {
  const folder = path.resolve(dataFolder, 'accounts')
  const scratch = path.join(folder, 'tmp')
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { recursive: true })
  const [hub, logging] = [await freePort(), await freePort()]
  const at = (number: number) => ({ host: '127.0.0.1', port: number })
  const config = path.join(folder, 'firebase.json')
  const emulators = {
    auth: at(port),
    hub: at(hub),
    logging: at(logging),
    ui: { enabled: false },
    singleProjectMode: true,
  }
  await writeFile(config, JSON.stringify({ emulators }))
  const exported = path.join(folder, 'export')
  const child = spawn(
    process.execPath,
    [
      'node_modules/firebase-tools/lib/bin/firebase.js',
      'emulators:start',
      '--only',
      'auth',
      '--project',
      project,
      '--config',
      config,
      '--export-on-exit',
      exported,
      ...(existsSync(exported) ? ['--import', exported] : []),
    ],
    // It looks here for a running emulator of the same project, and would find the leftovers of a killed one.
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached,
      env: { ...process.env, CI: '1', NODE_OPTIONS: '', TMPDIR: scratch },
    },
  )
  process.on('exit', () => child.kill('SIGINT'))
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const host = `127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGINT')
    await ended
  }
  const failed = ended.then(() => Promise.reject(new Error(`The Auth Emulator did not start on ${host}.`)))
  await Promise.race([waitFor(READY, child.stdout, AbortSignal.timeout(START_LIMIT)), failed])
  await hideAddresses(host, project)
  return { host, stop }
}

/** Resolves when a stream contains a text; the rest of it is discarded. */
function waitFor(text: string, stream: Readable, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let read = ''
    stream.setEncoding('utf8').on('data', (part: string) => {
      if (read.includes(text)) return
      read += part
      if (read.includes(text)) resolve()
    })
    signal.addEventListener('abort', () => reject(new Error(`"${text}" was not written in time.`)))
  })
}

/** Enables email enumeration protection, as the real provider has it. */
async function hideAddresses(host: string, project: string): Promise<void> {
  const address = `http://${host}/identitytoolkit.googleapis.com/v2/projects/${project}/config?updateMask=emailPrivacyConfig`
  const body = JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } })
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const response = await fetch(address, { method: 'PATCH', headers, body })
  if (!response.ok) throw new Error(`The Auth Emulator refused its settings: ${response.status}`)
}
