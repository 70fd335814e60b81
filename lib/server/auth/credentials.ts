import 'server-only'
import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { env, hasControlCharacter, SettingsError } from '../core/env'
import { keptSecret } from './session-secret'

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>
const HASH_BYTES = 64

type Credentials = { username: string; hash: string }

/** `scrypt:{salt}:{hash}` of a password, for ADMIN_PASSWORD_HASH. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  return `scrypt:${salt.toString('hex')}:${(await derive(password, salt, HASH_BYTES)).toString('hex')}`
}

/**
 * The user name and password in a Basic authorization header (RFC 7617); null when it holds none, bytes
 * that are not UTF-8, or control characters.
 */
function readBasic(header: string | null | undefined): { username: string; password: string } | null {
  const encoded = header?.match(/^Basic ([A-Za-z0-9+/_-]+={0,2})$/i)?.[1]
  if (!encoded) return null
  const bytes = Buffer.from(encoded, 'base64')
  const decoded = bytes.toString('utf8')
  if (!Buffer.from(decoded).equals(bytes) || hasControlCharacter(decoded)) return null
  const colon = decoded.indexOf(':')
  return colon < 0 ? null : { username: decoded.slice(0, colon), password: decoded.slice(colon + 1) }
}

const cache = globalThis as typeof globalThis & {
  plumblineCredentials?: Promise<Credentials>
  plumblineAccepted?: { key: Buffer; digests: Set<string>; clients: Set<string> }
}

const accepted = () => (cache.plumblineAccepted ??= { key: randomBytes(32), digests: new Set(), clients: new Set() })

const MAX_KNOWN_CLIENTS = 1_000

/** What this process remembers a Basic header by; null for a header of any other kind. */
export function headerDigest(header: string | null | undefined): string | null {
  const given = readBasic(header)
  return given && createHmac('sha256', accepted().key).update(`${given.username}\0${given.password}`).digest('hex')
}

/** Whether this process found the header with this digest right before. */
export const wasAccepted = (digest: string): boolean => accepted().digests.has(digest)

/** Remembers that the header with this digest is right. */
export const noteAccepted = (digest: string): void => void accepted().digests.add(digest)

/** Whether the client at this address has sent the header with this digest before and it was right. */
export const hasSignedIn = (digest: string, client: string): boolean => accepted().clients.has(`${client} ${digest}`)

/** Remembers that the client at this address sent the header with this digest and it was right; the oldest of 1,000 is forgotten. */
export function noteSignedIn(digest: string, client: string): void {
  const { clients } = accepted()
  clients.add(`${client} ${digest}`)
  if (clients.size > MAX_KNOWN_CLIENTS) for (const oldest of clients.values()) return void clients.delete(oldest)
}

/**
 * Whether a Basic header holds the admin's credentials. A wrong user name costs as much as a wrong
 * password; a header once accepted is remembered by its digest, so only sign-in pays for scrypt.
 */
export async function isAdmin(header: string | null | undefined): Promise<boolean> {
  const given = readBasic(header)
  const digest = headerDigest(header)
  if (!given || !digest) return false
  if (wasAccepted(digest)) return true
  const { username, hash } = await credentials()
  const [, salt = '', expected = ''] = hash.split(':')
  const actual = await derive(given.password, Buffer.from(salt, 'hex'), HASH_BYTES)
  const right = timingSafeEqual(actual, Buffer.from(expected, 'hex')) && sameText(given.username, username)
  if (right) noteAccepted(digest)
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

/**
 * The password that a site without credentials of its own makes once and keeps in its data folder.
 * @throws SettingsError where none can be kept there.
 */
export async function keptPassword(): Promise<string> {
  const { DATA_DIR } = env()
  return keptSecret(path.join(DATA_DIR, 'admin-password'), { bytes: 12, minLength: 8 }).catch((error: unknown) => {
    throw new SettingsError(`ADMIN_PASSWORD must be set, for no password can be kept in ${DATA_DIR}: ${String(error)}`)
  })
}
