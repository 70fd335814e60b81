import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import { env, hasControlCharacter, SettingsError } from '../core/env'
import { singleton } from '../core/singleton.mjs'
import { storedSecret } from './session-secret'

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>
const HASH_BYTES = 64

type Credentials = { username: string; hash: string }

/** `scrypt:{salt}:{hash}` of a password, the format of ADMIN_PASSWORD_HASH. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  return `scrypt:${salt.toString('hex')}:${(await derive(password, salt, HASH_BYTES)).toString('hex')}`
}

/**
 * The user name and password in a Basic authorization header (RFC 7617); null if there are none, or if they are not UTF-8 or
 * contain control characters.
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

const MAX_KNOWN_CLIENTS = 1_000

const shared = singleton('credentials', (): { loaded?: Promise<Credentials> } => ({}))

const accepted = singleton('accepted-credentials', () => ({
  key: randomBytes(32),
  digests: new Set<string>(),
  clients: new LRUCache<string, true>({ max: MAX_KNOWN_CLIENTS }),
}))

/** The digest under which this process remembers a Basic header; null for any other header. */
export function headerDigest(header: string | null | undefined): string | null {
  const sent = readBasic(header)
  return sent && createHmac('sha256', accepted.key).update(`${sent.username}\0${sent.password}`).digest('hex')
}

/** Whether this process has found the header with this digest correct before. */
export const wasAccepted = (digest: string): boolean => accepted.digests.has(digest)

/** Remembers that the header with this digest is correct. */
export const rememberAccepted = (digest: string): void => void accepted.digests.add(digest)

/** Whether the client at this address has sent the header with this digest before, and it was correct. */
export const hasSignedIn = (digest: string, client: string): boolean => accepted.clients.has(`${client} ${digest}`)

/**
 * Remembers that the client at this address sent the correct header with this digest. Holds 1,000 clients; the oldest is evicted.
 */
export function rememberSignIn(digest: string, client: string): void {
  if (!hasSignedIn(digest, client)) accepted.clients.set(`${client} ${digest}`, true)
}

/**
 * Whether a Basic header has the admin's credentials. A wrong user name costs as much time as a wrong password. An accepted header
 * is remembered by its digest, so scrypt only runs at sign-in.
 */
export async function isAdmin(header: string | null | undefined): Promise<boolean> {
  const given = readBasic(header)
  const digest = headerDigest(header)
  if (!given || !digest) return false
  if (wasAccepted(digest)) return true
  const { username, hash } = await credentials()
  const [, salt = '', expected = ''] = hash.split(':')
  // Keyboards differ in how they compose letters with marks, and so did the one that the hash was made with.
  const forms = [...new Set([given.password, given.password.normalize('NFC'), given.password.normalize('NFD')])]
  const hashes = await Promise.all(forms.map((form) => derive(form, Buffer.from(salt, 'hex'), HASH_BYTES)))
  const matches = hashes.filter((actual) => timingSafeEqual(actual, Buffer.from(expected, 'hex')))
  const right = matches.length > 0 && sameText(given.username.normalize('NFC'), username.normalize('NFC'))
  if (right) rememberAccepted(digest)
  return right
}

function sameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}

function credentials(): Promise<Credentials> {
  return (shared.loaded ??= loadCredentials())
}

async function loadCredentials(): Promise<Credentials> {
  const { ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } = env()
  return {
    username: ADMIN_USERNAME,
    hash: ADMIN_PASSWORD_HASH ?? (await hashPassword(ADMIN_PASSWORD ?? (await generatedPassword()))),
  }
}

/**
 * The password that a site without configured credentials generates once and stores in its data folder.
 * @throws SettingsError if it cannot be stored there
 */
export async function generatedPassword(): Promise<string> {
  const { DATA_DIR } = env()
  return storedSecret(path.join(DATA_DIR, 'admin-password'), { bytes: 12, minLength: 8 }).catch((error: unknown) => {
    throw new SettingsError(
      `ADMIN_PASSWORD must be set, for no password can be stored in ${DATA_DIR}: ${String(error)}`,
    )
  })
}
