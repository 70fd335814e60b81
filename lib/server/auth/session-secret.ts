import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env, SettingsError } from '../core/env'
import { singleton } from '../core/singleton.mjs'

const shared = singleton('session-secret', (): { secret?: Promise<string> | undefined } => ({}))

/**
 * The secret that seals admin sessions: SESSION_SECRET, or one generated once and stored in the data folder.
 * @throws SettingsError if neither is possible
 */
export function sessionSecret(): Promise<string> {
  const { SESSION_SECRET, DATA_DIR } = env()
  if (SESSION_SECRET) return Promise.resolve(SESSION_SECRET)
  shared.secret ??= storedSecret(path.join(DATA_DIR, 'session-secret')).catch((error: unknown) => {
    shared.secret = undefined
    throw new SettingsError(`SESSION_SECRET must be set, for no secret can be stored in ${DATA_DIR}: ${String(error)}`)
  })
  return shared.secret
}

/**
 * Reads a secret from a file that only its owner may read, or creates it from random bytes. If several processes start at once, all
 * get the secret of the first.
 * @throws Error if the file has fewer than `minLength` characters
 */
export async function storedSecret(file: string, { bytes, minLength } = { bytes: 32, minLength: 32 }): Promise<string> {
  const existing = await readSecret(file, minLength)
  if (existing) return existing
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, `${randomBytes(bytes).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    await link(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  const secret = await readSecret(file, minLength)
  if (!secret) throw new Error(`${file} does not hold a secret of at least ${minLength} characters`)
  return secret
}

async function readSecret(file: string, minLength: number): Promise<string | null> {
  const text = (await readFile(file, 'utf8').catch(() => '')).trim()
  return text.length >= minLength ? text : null
}
