import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '../testing/free-port'

const START_LIMIT = 90_000
/** What it writes once it has taken in the accounts that were kept; it answers before. */
const READY = 'All emulators ready!'

export type EmulatorOptions = {
  /** It keeps its accounts here when it ends. */
  dataFolder: string
  /** Where browsers on this machine reach it. */
  port: number
  /** Whose accounts it keeps. */
  project: string
  /** Spared from a Ctrl-C in the terminal, which would end it, at the second, before its accounts are kept. */
  detached: boolean
}

/**
 * Starts the official Auth Emulator.
 * @returns its `host:port`, and how to end it.
 */
export async function startEmulator({ dataFolder, port, project, detached }: EmulatorOptions): Promise<{ host: string; stop: () => Promise<void> }> {
  const folder = path.resolve(dataFolder, 'accounts')
  const scratch = path.join(folder, 'tmp')
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { recursive: true })
  const [hub, logging] = [await freePort(), await freePort()]
  const at = (number: number) => ({ host: '127.0.0.1', port: number })
  const config = path.join(folder, 'firebase.json')
  const emulators = { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false }, singleProjectMode: true }
  await writeFile(config, JSON.stringify({ emulators }))
  const kept = path.join(folder, 'export')
  const child = spawn(
    process.execPath,
    [
      'node_modules/firebase-tools/lib/bin/firebase.js', 'emulators:start', '--only', 'auth', '--project', project,
      '--config', config, '--export-on-exit', kept, ...(existsSync(kept) ? ['--import', kept] : []),
    ],
    // Where it would look for another of the same project, and find one that was killed, in place of itself.
    { stdio: ['ignore', 'pipe', 'ignore'], detached, env: { ...process.env, CI: '1', NODE_OPTIONS: '', TMPDIR: scratch } },
  )
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const host = `127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGINT')
    await ended
  }
  const failed = ended.then(() => Promise.reject(new Error(`The Auth Emulator did not start on ${host}.`)))
  await Promise.race([written(READY, child.stdout, AbortSignal.timeout(START_LIMIT)), failed])
  await hideAddresses(host, project)
  return { host, stop }
}

/** Waits until a stream has had a text written to it, and lets everything after it pass unread. */
function written(text: string, stream: Readable, signal: AbortSignal): Promise<void> {
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

/** Has the emulator keep quiet about which addresses have an account, as the provider does. */
async function hideAddresses(host: string, project: string): Promise<void> {
  const address = `http://${host}/identitytoolkit.googleapis.com/v2/projects/${project}/config?updateMask=emailPrivacyConfig`
  const body = JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } })
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const answer = await fetch(address, { method: 'PATCH', headers, body })
  if (!answer.ok) throw new Error(`The Auth Emulator refused its settings: ${answer.status}`)
}
