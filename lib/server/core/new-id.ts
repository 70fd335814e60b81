import { createHash, randomBytes } from 'node:crypto'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new random id: 16 lower-case letters and digits, 80 bits, without look-alikes (Crockford base 32). */
export function newId(): string {
  return idOf(randomBytes(16))
}

/** A deterministic id: the same key always gives the same id. */
export function idOfKey(key: string): string {
  return idOf(createHash('sha256').update(key).digest().subarray(0, 16))
}

const idOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => ALPHABET[byte % 32]).join('')
