import 'server-only'
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { env } from '../env'

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>
const HASH_BYTES = 64

type Credentials = { username: string; hash: string }

/** `scrypt:{salt}:{hash}` of a password, for ADMIN_PASSWORD_HASH. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  return `scrypt:${salt.toString('hex')}:${(await derive(password, salt, HASH_BYTES)).toString('hex')}`
}

/** The user name and password in a Basic authorization header (RFC 7617); null when it holds none. */
export function readBasic(header: string | null | undefined): { username: string; password: string } | null {
  const encoded = header?.match(/^Basic ([A-Za-z0-9+/_-]+={0,2})$/i)?.[1]
  if (!encoded) return null
  const decoded = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = decoded.indexOf(':')
  return colon < 0 ? null : { username: decoded.slice(0, colon), password: decoded.slice(colon + 1) }
}

const cache = globalThis as typeof globalThis & { plumblineCredentials?: Promise<Credentials>; plumblineAccepted?: Set<string> }

/**
 * Whether a Basic header holds the admin's credentials. A wrong user name costs as much as a wrong
 * password; a header once accepted is remembered by its digest, so only sign-in pays for scrypt.
 */
export async function isAdmin(header: string | null | undefined): Promise<boolean> {
  const given = readBasic(header)
  if (!given) return false
  const accepted = (cache.plumblineAccepted ??= new Set())
  const digest = createHash('sha256').update(`${given.username}\0${given.password}`).digest('hex')
  if (accepted.has(digest)) return true
  const { username, hash } = await credentials()
  const [, salt = '', expected = ''] = hash.split(':')
  const actual = await derive(given.password, Buffer.from(salt, 'hex'), HASH_BYTES)
  const right = timingSafeEqual(actual, Buffer.from(expected, 'hex')) && sameText(given.username, username)
  if (right) accepted.add(digest)
  return right
}

function sameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}

function credentials(): Promise<Credentials> {
  return (cache.plumblineCredentials ??= loadCredentials())
}

async function loadCredentials(): Promise<Credentials> {
  const { ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } = env()
  return { username: ADMIN_USERNAME, hash: ADMIN_PASSWORD_HASH ?? (await hashPassword(ADMIN_PASSWORD ?? (await keptPassword()))) }
}

/** The password that a site without credentials of its own makes once and keeps in its data folder. */
export async function keptPassword(): Promise<string> {
  const file = path.join(env().DATA_DIR, 'admin-password')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.trim()) return kept.trim()
  await mkdir(path.dirname(file), { recursive: true })
  const made = randomBytes(12).toString('base64url')
  await writeFile(file, `${made}\n`, { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return (await readFile(file, 'utf8')).trim()
}
