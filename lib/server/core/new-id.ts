import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new id: 16 letters and digits, 80 random bits, without look-alikes (Crockford's base 32). */
export function newId(): string {
  return idOf(randomBytes(16))
}

/** The id of what was made under a key: always the same. */
export function idOfKey(key: string): string {
  return idOf(createHash('sha256').update(key).digest().subarray(0, 16))
}

const idOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => ALPHABET[byte % 32]).join('')
